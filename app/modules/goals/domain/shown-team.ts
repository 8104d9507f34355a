/** A team of a goal. */
export type GoalTeam = { id: string; name: string };

/** Which of a goal's teams stands where one is to be shown: the only one, and `DEFAULT` where there are several. */
export function shownTeam<Team>(teams: readonly Team[]): Team | "DEFAULT" | null {
  return teams.length > 1 ? "DEFAULT" : (teams[0] ?? null);
}

/** Teams after a change: as asked among those who asks may see, the others as they were. */
export function teamsAfter(
  before: readonly string[],
  seen: ReadonlySet<string>,
  { teamIds, removedTeam }: { teamIds?: readonly string[] | undefined; removedTeam?: string | undefined },
): string[] {
  const kept = teamIds ? [...before.filter((id) => !seen.has(id)), ...teamIds] : before;
  return [...new Set(kept)].filter((id) => id !== removedTeam || !seen.has(id)).sort();
}
