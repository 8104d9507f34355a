/** Who reads a text of a meeting: both who meet, or its author alone. There is nobody else, whatever they administer. */
export const audiences = ["BOTH", "AUTHOR"] as const;
export type Audience = (typeof audiences)[number];

export type ReadText = { audience: Audience; authorId: string | null; participantIds: readonly string[] };

/** The people who read it. The rules, the SQL and the sentence beside a text are held to this by a test. */
export function readersOf({ audience, authorId, participantIds }: ReadText): string[] {
  return audience === "BOTH" ? [...participantIds] : participantIds.filter((id) => id === authorId);
}
