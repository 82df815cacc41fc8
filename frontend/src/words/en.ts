import type { Messages } from "../../tools/catalogues";

export default Object.values(
  import.meta.glob<Messages>("./en/*.ftl", { eager: true, import: "default" }),
);
