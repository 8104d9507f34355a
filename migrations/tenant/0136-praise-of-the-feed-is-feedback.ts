import type { Migration } from "#tenancy/migration.ts";

/** What stands in the feed as praise becomes feedback, and praise for everybody gets its post; nobody is told of it anew. */
export const praiseOfTheFeedIsFeedback: Migration = {
  version: 136,
  name: "praise that stood in the feed or in feedback alone stands in both, as one",
  up: `
with kudos as materialized (
  select p.id as post_id, p.author_id, m.employee_id, p.audience, p.body, p.posted_at, p.edited_at, p.deleted_at, p.deleted_by
    from {feed_post} p join {feed_mention} m on m.post_id = p.id
   where p.kind = 'KUDOS' and m.employee_id <> p.author_id and length(trim(p.body)) > 0)
insert into {feedback} (id, post_id, author_id, receiver_id, sentiment, visibility, body, created_at, edited_at, deleted_at, deleted_by)
select gen_random_uuid(), post_id, author_id, employee_id, 'APPRECIATIVE',
       case when audience = 'ORGANIZATION' then 'PUBLIC' else 'RECEIVER' end, body, posted_at, edited_at, deleted_at, deleted_by
  from kudos;

update {feedback} set post_id = id
 where post_id is null and visibility = 'PUBLIC' and sentiment = 'APPRECIATIVE' and author_id is not null
   and receiver_id is not null and receiver_id <> author_id;

with praise as materialized (
  select f.id, f.author_id, f.body, f.created_at, f.edited_at, f.deleted_at, e.display_name
    from {feedback} f join {employee} e on e.id = f.receiver_id where f.post_id = f.id)
insert into {feed_post} (id, kind, author_id, body, audience, posted_at, edited_at, deleted_at, deleted_by)
select id, 'KUDOS', author_id,
       case when length(display_name) + length(body) > 4990 then body else '@' || display_name || ' ' || body end,
       'ORGANIZATION', created_at, edited_at, deleted_at, case when deleted_at is null then null else author_id end
  from praise;

with praise as materialized (
  select f.id, f.receiver_id, e.display_name
    from {feedback} f join {employee} e on e.id = f.receiver_id where f.post_id = f.id)
insert into {feed_mention} (post_id, employee_id, position, name)
select id, receiver_id, 0, display_name from praise;
`,
};
