import type { EntityName } from "@mikro-orm/core";
import type { FieldShape, FieldValues, RecordFields } from "../domain/record-fields.ts";

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
export type KeptRecords<Shape extends FieldShape, Id extends string> = {
  /** As rules, the history and the audit log call one: `TimeOffRequest`. */
  kind: string;
  /** Its properties are those of `PersonalRecord` and one a field. */
  entity: EntityName<Kept<Shape>>;
  table: string;
  /** How inputs and answers name one: `timeOffRequestId`. */
  id: Id;
  /**
   * What people fill in; its changes stand in the history. Events are named after its room: `<room>.created`, `.changed`,
   * `.deleted` and `.restored`, each with the id by its name.
   */
  fields: RecordFields<Shape>;
  /** What one is called, where it is named in a sentence. */
  called: (record: FieldValues<Shape>) => string;
};

/** One of them as it is stored. */
export type Kept<Shape extends FieldShape> = PersonalRecord & FieldValues<Shape>;
