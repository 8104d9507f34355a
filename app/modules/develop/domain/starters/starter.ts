/** A competency of the starter library, in English: it becomes the company's own text, to be worded as it likes. */
export type Starter = {
  name: string;
  description: string;
  wording: { BEGINNER: string; INTERMEDIATE: string; ADVANCED: string };
};

type Line = readonly [name: string, description: string, beginner: string, intermediate: string, advanced: string];

export function startersOf(lines: readonly Line[]): readonly Starter[] {
  return lines.map(([name, description, BEGINNER, INTERMEDIATE, ADVANCED]) => ({
    name,
    description,
    wording: { BEGINNER, INTERMEDIATE, ADVANCED },
  }));
}
