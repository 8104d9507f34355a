import type { Migration } from "#tenancy/migration.ts";

/**
 * A comment may come with a mailbox: a public key whose private one never leaves the device it was written on. What the
 * company answers is sealed for it; what comes back brings a ticket that was sealed with it. Neither a moment nor a person
 * stands beside what comes back.
 */
export const answersToComments: Migration = {
  version: 173,
  name: "comments of anonymous surveys can be answered without knowing who wrote them",
  up: `
alter table {survey_comment} add column mailbox text;

create table {survey_message} (
  id uuid primary key,
  survey_id uuid not null references {survey} on delete cascade,
  comment_id uuid not null references {survey_comment} on delete cascade,
  place integer not null,
  from_company boolean not null,
  author_id uuid references {employee},
  words text not null,
  sealed text,
  ticket_hash text
);

create unique index survey_message_place on {survey_message} (comment_id, place);

create index survey_message_survey on {survey_message} (survey_id);
`,
};
