import type { Migration } from "#tenancy/migration.ts";

/** The shared notes of a 1:1 are one text that both write at once; what each wrote before becomes a part of it. */
export const sharedNotes: Migration = {
  version: 74,
  name: "shared notes of 1:1s as one text of both",
  up: `
create table {one_on_one_shared_note} (
  meeting_id uuid primary key references {one_on_one_meeting} on delete cascade,
  -- Sanitised HTML of the text as it stands.
  body text not null,
  -- The document up to some edit; null until somebody types, then it is what the HTML says.
  snapshot bytea,
  -- The number of the last edit in the snapshot, and of the last there is.
  folded int not null,
  latest int not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create table {one_on_one_shared_edit} (
  meeting_id uuid not null references {one_on_one_shared_note} on delete cascade,
  number int not null,
  author_id uuid not null references {employee},
  edit bytea not null,
  at timestamptz not null,
  primary key (meeting_id, number)
);
create index one_on_one_shared_edit_author on {one_on_one_shared_edit} (author_id);

insert into {one_on_one_shared_note} (meeting_id, body, folded, latest, updated_at)
  select meeting_id, string_agg(body, '<hr />' order by updated_at, id), 0, 0, max(updated_at)
    from {one_on_one_note} where audience = 'BOTH' and body <> '' group by meeting_id;
delete from {one_on_one_note} where audience = 'BOTH';
alter table {one_on_one_note} drop constraint one_on_one_note_meeting_id_author_id_audience_key;
alter table {one_on_one_note} drop column audience;
alter table {one_on_one_note} add constraint one_on_one_note_once unique (meeting_id, author_id);
`,
};
