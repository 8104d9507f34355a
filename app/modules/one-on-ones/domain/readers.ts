/**
 * Who reads a text of a meeting: both who meet, or its author alone; and a new manager the shared notes that were handed over
 * with the employee's consent. There is nobody else, whatever they administer.
 */
export const audiences = ["BOTH", "AUTHOR"] as const;
export type Audience = (typeof audiences)[number];

export type ReadText = {
  audience: Audience;
  authorId: string | null;
  participantIds: readonly string[];
  /** New managers whom the employee lets read the shared notes. */
  handedToIds?: readonly string[];
};

/** The people who read it. The rules, the SQL and the sentence beside a text are held to this by a test. */
export function readersOf({ audience, authorId, participantIds, handedToIds = [] }: ReadText): string[] {
  return audience === "BOTH" ? [...participantIds, ...handedToIds] : participantIds.filter((id) => id === authorId);
}
