import type { Migration } from "#tenancy/migration.ts";

/** Letters that left in the company's name within the last day; older ones are forgotten. */
export const lettersOutsideAreCounted: Migration = {
  version: 127,
  name: "letters to people outside the company are counted",
  up: `
create table {outside_letter} (
  id uuid primary key,
  sender_id uuid not null,
  about_id uuid not null,
  address text not null,
  sent_at timestamptz not null
);
create index outside_letter_sent_at on {outside_letter} (sent_at);
`,
};
