import type { Migration } from "#tenancy/migration.ts";

/** A mail of notices is begun under an id of its own, so that a worker that ends with it in hand sends it neither twice nor never. */
export const mailsBegun: Migration = {
  version: 380,
  name: "mails of notices are begun",
  up: `
alter table {notice_delivery} drop constraint notice_delivery_channel_check;
alter table {notice_delivery} add constraint notice_delivery_channel_check check (channel in ('PUSH', 'CHAT', 'MAIL'));
-- By mail the target is the mail, which may tell several notices; each notice goes with one.
create unique index notice_delivery_mail on {notice_delivery} (notification_id) where channel = 'MAIL';
create index notice_delivery_begun on {notice_delivery} (target_id) where channel = 'MAIL' and outcome = 'BEGUN';
`,
};
