import type { EntityName } from "@mikro-orm/core";

/** What the entity of such records has at the least. */
export type PersonalRecord = {
  id: string;
  ownerId: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt?: Date | null;
  version: number;
};

/** What a room says of its records that belong to people. */
export type KeptRecords<Entity extends PersonalRecord, Id extends string, Field extends keyof Entity & string> = {
  /** The room; its events are `<room>.created`, `.changed`, `.deleted` and `.restored`, each with the id by its name. */
  room: string;
  /** As rules, the history and the audit log call one: `TimeOffRequest`. */
  kind: string;
  entity: EntityName<Entity>;
  table: string;
  /** How inputs and answers name one: `timeOffRequestId`. */
  id: Id;
  /** What people fill in; its changes stand in the history. */
  fields: readonly Field[];
  /** For so many days a deleted one can be restored; then it goes for good. */
  daysToRestore?: number;
};
