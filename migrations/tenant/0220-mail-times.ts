import type { Migration } from "#tenancy/migration.ts";

/** When notices of a room go by mail: as the company has it until a person chooses for themself. */
export const mailTimes: Migration = {
  version: 220,
  name: "people and companies choose when notices go by mail",
  up: `
create table {notice_choice} (
  employee_id uuid not null references {employee},
  room text not null,
  mail text not null check (mail in ('NOW', 'DAILY', 'NEVER')),
  primary key (employee_id, room)
);
create table {notice_default} (
  room text primary key,
  mail text not null check (mail in ('NOW', 'DAILY', 'NEVER')),
  fixed boolean not null
);
`,
};
