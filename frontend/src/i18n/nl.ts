import type { Messages } from "../../tools/catalogues";

export default Object.values(
  import.meta.glob<Messages>("./locales/nl/*.ftl", { eager: true, import: "default" }),
);
