import type { Migration } from "#tenancy/migration.ts";

/** Of which days of a compensation cycle its stakeholders were reminded, such as `proposeBy 2026-12-04`, each once. */
export const remindersOfCycles: Migration = {
  version: 355,
  name: "reminders of cycles",
  up: `alter table {compensation_cycle} add column reminded text[] not null default '{}';`,
};
