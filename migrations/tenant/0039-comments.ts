import type { Migration } from "#tenancy/migration.ts";

/**
 * Comments are on any record of any room; those on goals come along with their ids and dates. What was to be announced of
 * them, and the notices of them, are called as this room calls them. How many there are is counted, no longer kept.
 */
export const comments: Migration = {
  version: 39,
  name: "comments on any record, with the people they name",
  up: `
create table {comment} (
  id uuid primary key,
  -- As rules call the record: Goal. Its table belongs to another room, so there is no foreign key.
  record_kind text not null,
  record_id uuid not null,
  author_id uuid not null references {employee},
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references {employee},
  version int not null default 1,
  check (deleted_by is null or deleted_at is not null)
);
create index comment_on_record on {comment} (record_id, record_kind, created_at desc, id desc) where deleted_at is null;
create index comment_author on {comment} (author_id);
create index comment_deleted on {comment} (deleted_at) where deleted_at is not null;
create index comment_deleted_by on {comment} (deleted_by) where deleted_by is not null;

create table {comment_mention} (
  comment_id uuid not null references {comment} on delete cascade,
  employee_id uuid not null references {employee},
  -- The place among those the comment names.
  position smallint not null,
  -- As the text calls them after the @.
  name text not null,
  primary key (comment_id, employee_id)
);
create index comment_mention_employee on {comment_mention} (employee_id);

insert into {comment} (id, record_kind, record_id, author_id, body, created_at, edited_at, deleted_at)
select id, 'Goal', goal_id, employee_id, body, created_at, edited_at, deleted_at from {goal_comment};
drop table {goal_comment};
alter table {goal} drop column comment_count;

update {outbox} set name = 'comments.added',
       payload = jsonb_build_object('about', 'Goal', 'record', payload ->> 'goalId', 'commentId', payload ->> 'commentId', 'mentionedIds', '[]'::jsonb)
 where name = 'goals.commented' and relayed_at is null;
update {notification} set kind = 'comments:commented' where kind = 'goals:commented';
`,
};
