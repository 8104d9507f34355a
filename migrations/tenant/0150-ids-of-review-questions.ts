import type { Migration } from "#tenancy/migration.ts";

/**
 * No two parts, no two questions of one form and no two options of one scale share an id any more: of those that did,
 * the first keeps it, and with it the answers that were stored; the others get new ones.
 *
 * What it cannot know: which of two questions a stored answer was meant for, where both were asked. It was written
 * under the one id and stays with the first, so the other stands unanswered in forms that are still open, and in those
 * submitted. A condition that named a shared id goes on naming the first. A choice of questions shown to the person
 * reviewed goes on holding the first alone: of two, rather one too few is shown. Where an option was put on top of a
 * scale before, the answers and conditions of that time name the line they name; nothing stored says which was meant.
 *
 * Text is called TEXT; what still says NONE, written by code of before, is read as TEXT.
 */
export const idsOfReviewQuestions: Migration = {
  version: 150,
  name: "questions and options of reviews have an id each of their own, and text is called so",
  up: `
${mended("review_template", "t.id::text")}
${mended("review_cycle_form", "t.cycle_id::text || t.provider")}
update {review_question} set question = question || jsonb_build_object('answerType', 'TEXT')
 where question ->> 'answerType' = 'NONE';
`,
};

/** What a part or a question says, with its own id: the first of those that share one keeps it. */
function own(said: string): string {
  return `${said}.value || jsonb_build_object(
      'id', case when ${said}.nth = 1 then ${said}.value ->> 'id' else gen_random_uuid()::text end,
      'answerType', coalesce(replace(${said}.value ->> 'answerType', 'NONE', 'TEXT'), 'TEXT'),
      'options', (select coalesce(jsonb_agg(o.value || jsonb_build_object('id',
          case when o.nth = 1 then o.value ->> 'id' else gen_random_uuid()::text end) order by o.at), '[]')
        from (select value, at, row_number() over (partition by value ->> 'id' order by at) as nth
          from jsonb_array_elements(coalesce(${said}.value -> 'options', '[]')) with ordinality x (value, at)) o))`;
}

function mended(table: string, key: string): string {
  return `
with part as materialized (
  select ${key} as form, x.value, x.at, row_number() over (partition by ${key}, x.value ->> 'id' order by x.at) as nth
    from {${table}} t cross join lateral jsonb_array_elements(t.elements) with ordinality x (value, at)),
question as materialized (
  select p.form, p.at as part, x.value, x.at,
         row_number() over (partition by p.form, x.value ->> 'id' order by p.at, x.at) as nth
    from part p
    cross join lateral jsonb_array_elements(coalesce(p.value -> 'questions', '[]')) with ordinality x (value, at)),
mended as materialized (
  select p.form, jsonb_agg(${own("p")} || jsonb_build_object('questions',
      (select coalesce(jsonb_agg(${own("q")} order by q.at), '[]') from question q
        where q.form = p.form and q.part = p.at)) order by p.at) as elements
    from part p group by p.form)
update {${table}} t set elements = m.elements from mended m where m.form = ${key} and t.elements <> m.elements;
`;
}
