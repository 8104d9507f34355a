import type { EntityName } from "@mikro-orm/core";
import type { FieldShape } from "../domain/record-fields.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import { personalFacts } from "./personal-facts.ts";
import { personalFiles } from "./personal-files.ts";
import { personalComments, personalReads } from "./personal-reads.ts";
import { personalSeeds } from "./personal-seeds.ts";
import { personalWrites } from "./personal-writes.ts";

/**
 * What every room does with records that belong to people: who may do what to one, creating, changing, deleting and
 * restoring, one record and pages of them, from files, into files and for demo companies. A room takes what it needs and
 * writes the rest by itself.
 */
export function recordsOfPeople<
  Shape extends FieldShape,
  const Id extends string,
  Entity extends PersonalRecord & Record<keyof Shape, unknown>,
>(told: Omit<KeptRecords<Shape, Id>, "entity"> & { entity: EntityName<Entity> }) {
  // What is done by statement and entity alike knows of the fields alone.
  const kept = told as unknown as KeptRecords<Shape, Id>;
  const facts = personalFacts(kept);
  const { one, ...reads } = personalReads(kept, facts);
  const writes = personalWrites(kept, facts);
  const files = personalFiles(kept, { ...facts, ...reads, ...writes });
  const comments = personalComments(kept, facts.requireFacts, one);
  return { ...facts, ...reads, ...writes, ...files, ...comments, ...personalSeeds(kept) };
}
