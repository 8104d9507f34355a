import type { Migration } from "#tenancy/migration.ts";

/** Null is "as the person's language has it"; days of the week are counted as ISO does, Monday is 1. */
export const howTheCompanyWrites: Migration = {
  version: 145,
  name: "a company has a logo, says how it writes dates and numbers, when its week begins and on which days it works",
  up: `
alter table {organization} add column logo_key uuid;

alter table {organization} add column date_format text;

alter table {organization} add column number_format text;

alter table {organization} add column week_start smallint;

alter table {organization} add column working_days smallint[] not null default '{1,2,3,4,5}';

alter table {organization} add column restrict_special_characters boolean not null default false;
`,
};
