import type { Migration } from "#tenancy/migration.ts";

const times = "('NOW', 'GATHERED_5', 'GATHERED_10', 'GATHERED_15', 'GATHERED', 'GATHERED_60', 'DAILY', 'NEVER')";

/** Mails are gathered over as many minutes as a company or a person wants; GATHERED goes on meaning thirty. */
export const gatheredMinutes: Migration = {
  version: 391,
  name: "over how many minutes mails are gathered",
  up: `
alter table {notice_choice} drop constraint notice_choice_mail_check;
alter table {notice_choice} add constraint notice_choice_mail_check check (mail in ${times});
alter table {notice_default} drop constraint notice_default_mail_check;
alter table {notice_default} add constraint notice_default_mail_check check (mail in ${times});
`,
};
