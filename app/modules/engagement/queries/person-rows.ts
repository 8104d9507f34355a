import type { Context } from "#app/platform/context/context.ts";
import type { Block } from "../domain/blocks.ts";
import { isCounted, keysOf } from "../domain/score.ts";
import type { Results } from "./survey-results.ts";
import { sql } from "#tenancy/sql.ts";

/** What one person answered in a named survey, as results of a single group. */
type PersonResults = { id: string; name: string; results: Results };

/** More than this nobody reads row by row. */
const mostPeople = 200;

/** The one group of a person's own results. */
export const themself: ReadonlySet<number> = new Set([0]);

type Row = { id: string; name: string; answers: Record<string, { value?: unknown }> };

/**
 * Person by person what was answered, of the chosen groups and by name. Only where everybody was told so before they
 * answered: of every other survey it gives nobody. An admin who looks through somebody's eyes is not given any either.
 */
export async function personRows(
  context: Context,
  results: Results,
  chosen: ReadonlySet<number>,
): Promise<PersonResults[]> {
  if (!canBeByPerson(context, results)) return [];
  const rows = await context.rows<Row>(
    sql`select e.id, e.display_name as name, a.answers from {survey_participant} p
        join {survey_answer} a on a.survey_id = p.survey_id and a.employee_id = p.employee_id
        join {survey} s on s.id = p.survey_id
        join {employee} e on e.id = p.employee_id
      where p.survey_id = ${results.id} and s.privacy = 'NAMED' and p.group_number = any(${[...chosen]}::int[])
      order by lower(e.display_name), e.id limit ${mostPeople}`,
  );
  return rows.map(({ id, name, answers }) => ({ id, name, results: ofPerson(results, answers) }));
}

export const canBeByPerson = (
  { viewedBy }: Pick<Context, "viewedBy">,
  { privacy, frame }: Pick<Results, "privacy" | "frame">,
) => privacy === "NAMED" && frame.byPerson === true && viewedBy === undefined;

function ofPerson(results: Results, answers: Row["answers"]): Results {
  const given = new Map(Object.entries(answers));
  const blocks = new Map<string, Block[]>();
  for (const question of results.questions.filter(isCounted)) {
    const keys = keysOf(question, given.get(question.id)?.value);
    const counts = Object.fromEntries(keys.map((key) => [key, 1]));
    if (keys.length > 0) blocks.set(question.id, [{ groups: [0], answered: 1, counts }]);
  }
  return {
    ...results,
    // What they left out is no part of what they say of a driver.
    questions: results.questions.filter(({ id }) => blocks.has(id)),
    groups: [{ number: 0, place: {}, asked: 1 }],
    blocks,
  };
}
