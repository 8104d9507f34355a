import type { Context } from "#app/platform/context/context.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import type { Results } from "./survey-results.ts";
import { sql } from "#tenancy/sql.ts";

/** What is said below a comment. */
export type Message = { fromCompany: boolean; by: string | null; words: string };

/** A comment with what was said below it; an answer reaches who wrote it where a mailbox came along. */
export type SaidComment = { id: string; words: string; canBeAnswered: boolean; messages: Message[] };

type Row = SaidComment & { questionId: string; total: number };

const commentsShown = 60;

/** Comments of blocks that lie wholly among the chosen groups, in the order of their random ids. */
export async function commentsOf(
  context: Context,
  results: Results,
  chosen: ReadonlySet<number>,
): Promise<{ question: Question; said: SaidComment[]; total: number }[]> {
  const rows = await context.rows<Row>(
    sql`select said.*, (select coalesce(jsonb_agg(jsonb_build_object('fromCompany', m.from_company,
          'by', e.display_name, 'words', m.words) order by m.place), '[]')
        from {survey_message} m left join {employee} e on e.id = m.author_id where m.comment_id = said.id) as messages
      from (select c.id, c.question_id as "questionId", c.words, c.mailbox is not null as "canBeAnswered",
          count(*) over (partition by c.question_id)::int as total,
          row_number() over (partition by c.question_id order by c.id) as place
        from {survey_comment} c
        where c.survey_id = ${results.id} and c.groups <@ ${JSON.stringify([...chosen])}::jsonb) said
      where place <= ${commentsShown} order by "questionId", place`,
  );
  return results.questions.flatMap((question) => {
    const said = rows
      .filter(({ questionId }) => questionId === question.id)
      .map(({ id, words, canBeAnswered, messages }) => ({ id, words, canBeAnswered, messages }));
    const [first] = rows.filter(({ questionId }) => questionId === question.id);
    return first ? [{ question, said, total: first.total }] : [];
  });
}

/** All that the company answered to comments of a survey, sealed, in no order: the device it is for finds its own. */
export async function sealedLetters(context: Context, surveyId: string): Promise<string[]> {
  const rows = await context.rows<{ sealed: string }>(
    sql`select sealed from {survey_message} where survey_id = ${surveyId} and sealed is not null order by id limit 200`,
  );
  return rows.map(({ sealed }) => sealed);
}
