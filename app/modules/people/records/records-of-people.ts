import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import { personalFacts } from "./personal-facts.ts";
import { personalImports } from "./personal-imports.ts";
import { personalReads } from "./personal-reads.ts";
import { personalSeeds } from "./personal-seeds.ts";
import { personalWrites } from "./personal-writes.ts";

/**
 * What every room does with records that belong to people: who may do what to one, creating, changing, deleting and
 * restoring, one record and pages of them, from files and for demo companies. A room takes what it needs and writes the rest by itself.
 */
export function recordsOfPeople<
  Entity extends PersonalRecord,
  const Id extends string,
  const Field extends keyof Entity & string,
>(kept: KeptRecords<Entity, Id, Field>) {
  const facts = personalFacts(kept);
  const writes = personalWrites(kept, facts);
  const imports = personalImports(kept, { ...facts, ...writes });
  return { ...facts, ...personalReads(kept, facts), ...writes, ...imports, ...personalSeeds(kept) };
}
