// Items of the main navigation.
import { t } from "../i18n";

interface NavItem {
  name: string;
  address: string;
  icon: string;
  /** Whether this item is the current one at a path. */
  isActive: (path: string) => boolean;
}

const under = (...starts: string[]) => {
  return (path: string) => starts.some((start) => path === start || path.startsWith(`${start}/`));
};

export const navItems: readonly NavItem[] = [
  {
    name: t("app-home"),
    address: "/",
    icon: "u-home",
    isActive: (path) => path === "/" || path === "/games",
  },
  {
    name: t("app-lobby"),
    address: "/lobby",
    icon: "u-table",
    isActive: under("/lobby", "/tables", "/find"),
  },
  { name: t("app-rules"), address: "/rules", icon: "u-learn", isActive: under("/rules") },
  {
    name: t("app-you"),
    address: "/me",
    icon: "u-me",
    isActive: under("/me", "/sign-in", "/sign-up", "/reset-password"),
  },
];
