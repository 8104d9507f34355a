import type { Texts } from "#app/modules/questionnaires/domain.ts";

/** Questions that stand next to each other under one heading, together. */
export function bySection<One extends { section: Texts | null }>(questions: readonly One[]): One[][] {
  const sections: One[][] = [];
  for (const question of questions) {
    const last = sections.at(-1);
    if (last && JSON.stringify(last[0]!.section) === JSON.stringify(question.section)) last.push(question);
    else sections.push([question]);
  }
  return sections;
}
