export const teamScopes = ["direct-reports", "all-reports"] as const;
export type TeamScope = (typeof teamScopes)[number];

/** Whose notes a list is about. */
export const listScopes = ["mine", ...teamScopes, "company"] as const;
export type ListScope = (typeof listScopes)[number];
/** What waits for somebody, or all of it. */
export const shelves = ["pending", "all"] as const;
export type Shelf = (typeof shelves)[number];

const mine = "/app/my-data/disciplinaryActions";
const company = "/app/company/disciplinary";

/** Where the screens of this room stand. */
export const disciplinaryPlaces = {
  list(scope: ListScope, shelf: Shelf): string {
    if (scope === "mine") return `${mine}/${shelf}-disciplinary-actions`;
    return scope === "company" ? `${company}/${shelf}` : `/app/team/${scope}/disciplinary/${shelf}`;
  },
  insights: `${company}/insights`,
  settings: `${company}/settings`,
  certificate: (id: string) => `/app/disciplinary/certificate/${id}`,
  note: (id: string) => `/app/disciplinary/${id}`,
  statement: (id: string) => `/app/disciplinary/statement/${id}`,
  /** After signing: what was recorded, and its file. */
  answered: (id: string) => `/disciplinary-actions/signed/${id}`,
  export: "/app/disciplinary/export",
} as const;

/** Whose notes an address shows, and which of them. */
export function findList(pathname: string): { scope: ListScope; shelf: Shelf } {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  for (const scope of listScopes)
    for (const shelf of shelves) if (disciplinaryPlaces.list(scope, shelf) === path) return { scope, shelf };
  return { scope: "mine", shelf: "pending" };
}
