export const audiences = ["ORGANIZATION", "TEAM", "PEERS", "PEOPLE"] as const;
/**
 * For whom a post is. TEAM: the author's manager, who shares that manager, and who reports to the author. PEERS: who shares
 * the author's manager. PEOPLE: only whom the post names.
 */
export type Audience = (typeof audiences)[number];

/** The author's place in the reporting line on the day of the post. */
export type Circle = {
  readonly authorId: string;
  readonly managerId: string | null;
  /** Who else reports to the author's manager. */
  readonly peerIds: readonly string[];
  /** Who reports to the author. */
  readonly reportIds: readonly string[];
};

/**
 * Who reads a post: everybody of the company, or exactly these. It is settled when the post is made: who joins a team later
 * does not read what was said in it before, and who leaves goes on reading what was said to them.
 */
export function readersOf(audience: Audience, circle: Circle, namedIds: readonly string[]): "everyone" | string[] {
  const { authorId, managerId, peerIds, reportIds } = circle;
  if (audience === "ORGANIZATION") return "everyone";
  const others = {
    TEAM: [...(managerId ? [managerId] : []), ...peerIds, ...reportIds],
    PEERS: peerIds,
    PEOPLE: namedIds,
  }[audience];
  return [...new Set([authorId, ...others])];
}

/** Those who are named and would not read it. */
export function namedOutside(readers: "everyone" | readonly string[], namedIds: readonly string[]): string[] {
  return readers === "everyone" ? [] : namedIds.filter((id) => !readers.includes(id));
}

/** How the API calls it: private is what only its author and whom it names read. */
export function visibilityOf(audience: Audience): "GLOBAL" | "PRIVATE" {
  return audience === "PEOPLE" ? "PRIVATE" : "GLOBAL";
}
