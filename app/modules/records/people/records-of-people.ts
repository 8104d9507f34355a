import type { EntityName } from "@mikro-orm/core";
import type { FieldShape, KeptNames } from "../domain/record-fields.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import { personalFacts } from "./personal-facts.ts";
import { personalFiles } from "./personal-files.ts";
import { attachable, personalLeavings } from "./personal-leavings.ts";
import { personalMoves } from "./personal-moves.ts";
import { personalComments, personalReads } from "./personal-reads.ts";
import { personalScreens } from "./personal-screens.ts";
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
  Entity extends PersonalRecord & Record<KeptNames<Shape>, unknown>,
>(told: Omit<KeptRecords<Shape, Id>, "entity"> & { entity: EntityName<Entity> }) {
  // What is done by statement and entity alike knows of the fields alone.
  const kept: KeptRecords<Shape, Id> = { ...told, entity: told.entity as EntityName<PersonalRecord> };
  const facts = personalFacts(kept);
  const { one, find, ...reads } = personalReads(kept, facts);
  const { writes, ...acts } = personalWrites(kept, facts);
  const files = personalFiles(kept, { ...facts, ...reads, ...acts, one });
  const comments = personalComments(kept, facts.requireFacts, one);
  const moves = personalMoves(kept, { writes, find });
  const leavings = personalLeavings(kept, facts);
  const named = { id: kept.id, fields: kept.fields };
  const done = { ...facts, ...reads, ...acts, ...moves, ...files, ...comments, ...personalSeeds(kept) };
  return {
    ...named,
    ...done,
    ...personalScreens(kept, { ...reads, ...acts, ...moves, ...files }),
    /** What the room gives to the whole by keeping them: spread into its `room.server.ts`. */
    contributes: ({ listAt, addressOf }: RecordPlaces) => ({
      events: acts.events,
      noticeKinds: moves.noticeKinds,
      notices: moves.notices(addressOf),
      commentables: [comments.commentable(addressOf)],
      importables: [files.importable(listAt)],
      attachables: attachable(kept, facts.requireFacts),
      softDeleted: [acts.softDeleted],
      forgetsPerson: leavings.forgetsPerson,
    }),
    /** For the room's `moves-with.ts`: what is open with somebody who leaves goes over to others. */
    movesWith: leavings.movesWith,
  };
}

/** Where they are: the address of their list, and of each. */
export type RecordPlaces = { listAt: string; addressOf: (id: string) => string };
