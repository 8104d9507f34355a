import type { Migration } from "#tenancy/migration.ts";

/** Null where a notice goes by no mail, or has gone; what was told before this step goes by none. */
export const mailOfNotices: Migration = {
  version: 160,
  name: "a notice may go by mail as well, from a moment on",
  up: `
alter table {notification} add column mail_at timestamptz;
create index notification_mail on {notification} (mail_at) where mail_at is not null;
`,
};
