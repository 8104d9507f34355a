import type { InferEntity } from "@mikro-orm/core";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { disciplinaryEvents, type noteChanges } from "../events.ts";
import { DisciplinaryNote } from "./entities.ts";
import { noteFacts } from "./note-facts.ts";

/** A note as it is held to be changed. */
export type HeldNote = InferEntity<typeof DisciplinaryNote>;

/** Every write of a note. Its history tells how it stood; the words have revisions of their own. */
export const noteWrites = recordWrites<HeldNote, typeof disciplinaryEvents>({
  room: "disciplinary",
  events: disciplinaryEvents,
  kind: "DisciplinaryNote",
  entity: DisciplinaryNote,
  facts: noteFacts,
  history: ["state", "type", "severity", "step", "occurredOn", "revision", "outcome"] as const,
});

/** What is told of a write: which note, and the turn; the audit log holds no more, so that nothing need be taken out of it. */
export const tells = (noteId: string, change: (typeof noteChanges)[number], action: string) =>
  ({ event: "disciplinary.note-changed", payload: { noteId, change }, action }) as const;
