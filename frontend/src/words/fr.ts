import type { Messages } from "../../tools/catalogues";

export default Object.values(
  import.meta.glob<Messages>("./fr/*.ftl", { eager: true, import: "default" }),
);
