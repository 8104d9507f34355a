import type { Context } from "#app/platform/context/context.ts";
import type { Severity } from "../domain/note.ts";
import type { Step } from "../domain/steps.ts";
import { DisciplinaryNote, DisciplinaryRevision } from "./entities.ts";

/** A note that nobody has seen yet. `occurredOn` is a local date, `body` clean HTML. */
export type Draft = {
  employeeId: string;
  authorId: string;
  groupId: string;
  type: string;
  severity: Severity;
  step: Step;
  occurredOn: string;
  reportedAt: Date;
  body: string;
  /** What began it, so that it is begun once; null for a person. */
  source: string | null;
};

/** Writes a draft with its first revision; who may was asked before. */
export async function storeDraft(context: Context, draft: Draft): Promise<string> {
  const id = context.newId();
  const now = context.clock.now();
  context.em.create(DisciplinaryNote, {
    id,
    ...draft,
    state: "DRAFT",
    revision: 1,
    reviewComment: "",
    holdReason: "",
    createdAt: now,
  });
  // The revision names the note, and entities know no order among tables.
  await context.em.flush();
  context.em.create(DisciplinaryRevision, {
    id: context.newId(),
    noteId: id,
    number: 1,
    body: draft.body,
    rephrased: false,
    typing: false,
    writtenBy: draft.source === null ? draft.authorId : null,
    writtenAt: now,
  });
  await context.em.flush();
  return id;
}
