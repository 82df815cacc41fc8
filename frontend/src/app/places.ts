// Which places does the bar lead to?
import { t } from "../words";

interface Place {
  name: string;
  address: string;
  icon: string;
  /** Whether that address belongs to this place. */
  holds: (path: string) => boolean;
}

const under = (...starts: string[]) => {
  return (path: string) => starts.some((start) => path === start || path.startsWith(`${start}/`));
};

export const places: readonly Place[] = [
  {
    name: t("app-home"),
    address: "/",
    icon: "u-home",
    holds: (path) => path === "/" || path === "/games",
  },
  {
    name: t("app-lobby"),
    address: "/lobby",
    icon: "u-table",
    holds: under("/lobby", "/tables", "/find"),
  },
  { name: t("app-rules"), address: "/rules", icon: "u-learn", holds: under("/rules") },
  {
    name: t("app-you"),
    address: "/me",
    icon: "u-me",
    holds: under("/me", "/sign-in", "/sign-up", "/reset-password"),
  },
];
