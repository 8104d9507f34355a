import { prepared } from "./prepared-statement.ts";
import { sql, type Sql } from "./sql.ts";

/** How many questions are asked one by one at most; of more, one statement asks all. */
const few = 3;

/** What knows answers, asks for them and keeps them, each by its statement. */
export type AnswerSource = {
  known(statement: Sql): readonly object[] | undefined;
  ask<Row extends object>(statement: Sql): Promise<readonly Row[]>;
  keep(statement: Sql, rows: readonly object[]): void;
};

type Row = { answer: unknown };

/**
 * The answers to questions, each a query of one value, as jsonb hands it on: those that are known are not asked again, and
 * where many are not, all are asked in one statement, whose plan is kept.
 */
export async function askTogether(questions: readonly Sql[], source: AnswerSource): Promise<unknown[]> {
  const alone = questions.map((question) => prepared(sql`select to_jsonb((${question})) as answer`));
  const found = new Map<number, Row | undefined>();
  alone.forEach((statement, place) => found.set(place, source.known(statement)?.[0] as Row | undefined));
  const missing = [...found.keys()].filter((place) => !found.get(place));
  if (missing.length > few) {
    const [row] = await source.ask<{ answers: unknown[] }>(
      prepared(sql`select jsonb_build_array(${sql.join(questions.map((question) => sql`(${question})`))}) as answers`),
    );
    row!.answers.forEach((answer, place) => source.keep(alone[place]!, [{ answer }]));
    return row!.answers;
  }
  await Promise.all(
    missing.map(async (place) => {
      const rows = await source.ask<Row>(alone[place]!);
      source.keep(alone[place]!, rows);
      found.set(place, rows[0]);
    }),
  );
  return Array.from(found.values(), (row) => row!.answer);
}
