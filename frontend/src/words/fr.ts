export default Object.values(
  import.meta.glob<string>("./fr/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
