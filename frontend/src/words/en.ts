export default Object.values(
  import.meta.glob<string>("./en/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
