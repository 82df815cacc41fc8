import type { Messages } from "../../tools/catalogues";

export default Object.values(
  import.meta.glob<Messages>("./locales/en/*.ftl", { eager: true, import: "default" }),
);
