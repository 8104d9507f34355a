import type { EntityName, OptionalProps } from "@mikro-orm/core";
import type { FieldShape, FieldValues, RecordFields } from "../domain/record-fields.ts";

/** What the entity of such records has at the least. */
export type PersonalRecord = {
  id: string;
  ownerId: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt?: Date | null;
  version: number;
  [OptionalProps]?: "version";
};

/** What a room says of its records that belong to people. */
export type KeptRecords<Shape extends FieldShape, Id extends string> = {
  /** As rules, the history and the audit log call one: `TimeOffRequest`. */
  kind: string;
  /** Its properties are those of `PersonalRecord` and those of each field (`kinds/`). */
  entity: EntityName<PersonalRecord>;
  table: string;
  /** How inputs and answers name one: `timeOffRequestId`. */
  id: Id;
  /**
   * What people fill in; its changes stand in the history. Events are named after its room: `<room>.created`, `.changed`,
   * `.moved`, `.deleted` and `.restored`, each with the id by its name.
   */
  fields: RecordFields<Shape>;
  /** What one is called, where it is named in a sentence. */
  called: (record: FieldValues<Shape>) => string;
};
