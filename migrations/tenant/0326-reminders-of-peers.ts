import type { Migration } from "#tenancy/migration.ts";

/** Whoever approves, answers or makes nominations of peers is reminded, once a day at most. */
export const remindersOfPeers: Migration = {
  version: 326,
  name: "reminders of peers who wait",
  up: `
alter table {review_nomination} add column reminded_at timestamptz;
alter table {review_reviewee} add column peers_reminded_at timestamptz;
`,
};
