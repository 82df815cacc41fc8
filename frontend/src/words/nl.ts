export default Object.values(
  import.meta.glob<string>("./nl/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
