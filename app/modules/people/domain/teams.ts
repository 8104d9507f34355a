export const teamColours = ["blue", "green", "orange", "red", "grey"] as const;
export type TeamColour = (typeof teamColours)[number];
export const teamVisibilities = ["GLOBAL", "PRIVATE"] as const;
export type TeamVisibility = (typeof teamVisibilities)[number];
export const teamRoles = ["MANAGER", "MEMBER"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What is stored as the colour of a team, as one that is drawn. */
export function teamColour(stored: string | null): TeamColour {
  return teamColours.find((colour) => colour === stored) ?? "grey";
}

/** How many stand on one page of the list. */
export const teamPageSize = 25;
