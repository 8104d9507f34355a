import type { Asked } from "./known-statements.ts";
import { prepared } from "./prepared-statement.ts";
import { sql, type Sql } from "./sql.ts";

/** How many questions that rest on the same are asked one by one at most; of more, one statement asks all. */
const few = 3;

/** What knows answers, asks for them and keeps them, each by its statement. */
export type AnswerSource = {
  write(statement: Sql): Asked;
  known(asked: Asked): readonly object[] | undefined;
  /** What an answer rests on: answers that rest on the same become unknown together. */
  restsOn(asked: Asked): string;
  ask<Row extends object>(asked: Asked): Promise<readonly Row[]>;
  keep(asked: Asked, rows: readonly object[]): void;
};

type Row = { answer: unknown };
type Question = { question: Sql; alone: Asked; rows: readonly Row[] | undefined };

/**
 * The answers to questions, each a query of one value, as jsonb hands it on: those that are known are not asked again, and of
 * those that rest on the same all are asked in one statement, whose plan is kept, where more than a few are not known.
 */
export async function askTogether(questions: readonly Sql[], source: AnswerSource): Promise<unknown[]> {
  const all = questions.map((question): Question => {
    const alone = source.write(prepared(sql`select to_jsonb((${question})) as answer`));
    return { question, alone, rows: source.known(alone) as Row[] | undefined };
  });
  if (all.some(({ rows }) => !rows))
    await Promise.all(
      [...Map.groupBy(all, ({ alone }) => source.restsOn(alone)).values()].map((group) => askGroup(group, source)),
    );
  return all.map(({ rows }) => rows![0]!.answer);
}

async function askGroup(group: readonly Question[], source: AnswerSource): Promise<void> {
  const answered = (one: Question, rows: readonly Row[]) => {
    one.rows = rows;
    source.keep(one.alone, rows);
  };
  const unknown = group.filter(({ rows }) => !rows);
  if (unknown.length <= few) {
    await Promise.all(unknown.map(async (one) => answered(one, await source.ask<Row>(one.alone))));
    return;
  }
  // All of them, whether or not they are known, so that it is the same statement each time.
  const each = group.map(({ question }) => sql`(${question})`);
  const together = source.write(prepared(sql`select jsonb_build_array(${sql.join(each)}) as answers`));
  const [{ answers }] = (await source.ask(together)) as [{ answers: unknown[] }];
  group.forEach((one, place) => answered(one, [{ answer: answers[place] }]));
}
