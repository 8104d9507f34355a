/** Whose list it is: the whole register, colleagues at work, or one's own reports. */
export type ListScope = "register" | "directory" | "direct-reports" | "all-reports";

/** Lists of those one leads tell how they are doing. */
export function isTeamScope(scope: ListScope): boolean {
  return scope === "direct-reports" || scope === "all-reports";
}
