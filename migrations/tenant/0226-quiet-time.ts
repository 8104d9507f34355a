import type { Migration } from "#tenancy/migration.ts";

/** Mails may come together every half hour, and not at all in the hours and on the days that somebody keeps free of them. */
export const quietTime: Migration = {
  version: 226,
  name: "mails by the half hour, and quiet hours",
  up: `
alter table {notice_choice} drop constraint notice_choice_mail_check;
alter table {notice_choice} add constraint notice_choice_mail_check check (mail in ('NOW', 'GATHERED', 'DAILY', 'NEVER'));
alter table {notice_default} drop constraint notice_default_mail_check;
alter table {notice_default} add constraint notice_default_mail_check check (mail in ('NOW', 'GATHERED', 'DAILY', 'NEVER'));
create table {quiet_time} (
  employee_id uuid primary key references {employee},
  starts smallint,
  ends smallint,
  days_off boolean not null,
  check ((starts is null) = (ends is null) and starts between 0 and 23 and ends between 0 and 23 and starts <> ends)
);
`,
};
