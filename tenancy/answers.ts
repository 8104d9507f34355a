import { prepared } from "./prepared-statement.ts";
import { sql, type Sql } from "./sql.ts";

/** How many questions are asked one by one at most; of more, one statement asks all. */
const few = 3;

/** A statement as PostgreSQL is sent it, and its values. */
export type Written = readonly [text: string, values: unknown[]];

/** What knows answers, asks for them and keeps them, each by its statement. */
export type AnswerSource = {
  write(statement: Sql): Written;
  known(statement: Written): readonly object[] | undefined;
  ask<Row extends object>(statement: Written): Promise<readonly Row[]>;
  keep(statement: Written, rows: readonly object[]): void;
};

type Row = { answer: unknown };

/**
 * The answers to questions, each a query of one value, as jsonb hands it on: those that are known are not asked again, and
 * where many are not, all are asked in one statement, whose plan is kept.
 */
export async function askTogether(questions: readonly Sql[], source: AnswerSource): Promise<unknown[]> {
  const alone = questions.map((question) => source.write(prepared(sql`select to_jsonb((${question})) as answer`)));
  const found = alone.map((statement) => source.known(statement) as Row[] | undefined);
  if (found.filter((rows) => !rows).length > few) {
    const each = questions.map((question) => sql`(${question})`);
    const all = source.write(prepared(sql`select jsonb_build_array(${sql.join(each)}) as answers`));
    const [{ answers }] = (await source.ask(all)) as [{ answers: unknown[] }];
    answers.forEach((answer, place) => source.keep(alone[place]!, [{ answer }]));
    return answers;
  }
  return Promise.all(
    alone.map(async (statement, place) => {
      const known = found[place];
      const rows = known ?? (await source.ask<Row>(statement));
      if (!known) source.keep(statement, rows);
      return rows[0]!.answer;
    }),
  );
}
