import type { Migration } from "#tenancy/migration.ts";

/** What is told outside the product, once for each notice, channel and device. */
export const deliveriesOfNotices: Migration = {
  version: 319,
  name: "notices are told on devices and in chats",
  up: `
create table {notice_delivery} (
  id uuid primary key,
  notification_id uuid not null references {notification} on delete cascade,
  channel text not null check (channel in ('PUSH', 'CHAT')),
  -- The device; in a chat, the person.
  target_id uuid not null,
  created_at timestamptz not null,
  -- When it is tried next; null once it was begun, or is over.
  due_at timestamptz,
  tries int not null default 0,
  -- SENT, GONE, REFUSED, SPARED; BEGUN where a worker has it in hand, or ended with it.
  outcome text check (outcome in ('BEGUN', 'SENT', 'GONE', 'REFUSED', 'SPARED')),
  constraint notice_delivery_over check ((due_at is null) = (outcome is not null))
);
create unique index notice_delivery_once on {notice_delivery} (notification_id, channel, target_id);
create index notice_delivery_due on {notice_delivery} (due_at) where due_at is not null;
create index notice_delivery_age on {notice_delivery} (created_at);
`,
};
