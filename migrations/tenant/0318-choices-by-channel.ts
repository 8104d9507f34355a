import type { Migration } from "#tenancy/migration.ts";

/** People and companies choose by what and on which way: by mail, on devices, in a chat. Null where nothing is said of one. */
export const choicesByChannel: Migration = {
  version: 318,
  name: "notices are chosen by channel",
  up: `
alter table {notice_choice} alter column mail drop not null;
alter table {notice_choice} add column push boolean;
alter table {notice_choice} add column chat boolean;
alter table {notice_default} alter column mail drop not null;
alter table {notice_default} add column push boolean;
alter table {notice_default} add column push_fixed boolean not null default false;
alter table {notice_default} add column chat boolean;
alter table {notice_default} add column chat_fixed boolean not null default false;
`,
};
