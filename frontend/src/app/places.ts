// Which places does the bar lead to?
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
    name: "Home",
    address: "/",
    icon: "u-home",
    holds: (path) => path === "/" || path === "/games",
  },
  { name: "Lobby", address: "/lobby", icon: "u-table", holds: under("/lobby", "/tables", "/find") },
  { name: "Rules", address: "/rules", icon: "u-learn", holds: under("/rules") },
  {
    name: "You",
    address: "/me",
    icon: "u-me",
    holds: under("/me", "/sign-in", "/sign-up", "/reset-password"),
  },
];
