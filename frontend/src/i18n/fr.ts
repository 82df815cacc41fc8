import type { Messages } from "../../tools/catalogues";

export default Object.values(
  import.meta.glob<Messages>("./locales/fr/*.ftl", { eager: true, import: "default" }),
);
