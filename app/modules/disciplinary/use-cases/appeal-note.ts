import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { addDays } from "#app/platform/time/days.ts";
import { DisciplinaryAppeal } from "../data/entities.ts";
import { noteWrites, tells } from "../data/note-writes.ts";
import { rulesOfCompany } from "../data/settings.ts";
import { nextAppealStates, refusalToAppeal, type AppealState, type NoteState } from "../domain/note.ts";
import { ids, type oneNote } from "../domain/ids.ts";
import { reasonInput } from "./note-input.ts";

export const appealNoteInput = z.object({
  noteId: ids.note,
  reason: reasonInput.describe("What is wrong with the note."),
});

/** The person it is about appeals, once and in time. What they signed stays with them, whatever comes of it. */
export async function appealNote(
  context: Context,
  { noteId, reason }: z.output<typeof appealNoteInput>,
): Promise<{ noteId: string }> {
  const { appealDays } = await rulesOfCompany(context);
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "appeal",
    change: async (note) => {
      const appeals = await context.em.find(DisciplinaryAppeal, { noteId });
      const publishedOn = localDate(note.publishedAt!, context.actor.timeZone);
      const refused = refusalToAppeal(
        {
          state: note.state as NoteState,
          publishedOn,
          appealDays,
          appeals: appeals.map(({ state }) => state as AppealState),
        },
        addDays(publishedOn, appealDays),
        context.today(),
      );
      if (refused) throw conflict(`disciplinary.${refused}`, "No appeal may be made.");
      context.em.create(DisciplinaryAppeal, {
        id: context.newId(),
        noteId,
        reason,
        state: "SUBMITTED",
        madeAt: context.clock.now(),
        decision: "",
      });
    },
    tells: tells(noteId, "APPEALED", "appeal-note"),
  });
  return { noteId };
}

/** The person takes their appeal back while it is open. */
export async function withdrawAppeal(
  context: Context,
  { noteId }: z.output<typeof oneNote>,
): Promise<{ noteId: string }> {
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "appeal",
    change: async () => void (await endAppeal(context, noteId, "WITHDRAWN", "")),
    tells: tells(noteId, "APPEAL_WITHDRAWN", "withdraw-appeal"),
  });
  return { noteId };
}

export const decideAppealInput = z.object({
  noteId: ids.note,
  verdict: z.enum(["UPHELD", "DISMISSED"], { error: "disciplinary.choose" }).describe("What was decided."),
  decision: reasonInput.describe("Why."),
});

/**
 * Somebody of HR who neither wrote the note nor stands in it decides. Upheld, the note is overturned: it counts for nothing
 * any more, and stays to be read with the decision.
 */
export async function decideAppeal(
  context: Context,
  { noteId, verdict, decision }: z.output<typeof decideAppealInput>,
): Promise<{ noteId: string }> {
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "decide",
    change: async (note) => {
      await endAppeal(context, noteId, verdict, decision);
      if (verdict === "UPHELD") Object.assign(note, { state: "OVERTURNED", countsUntil: null });
    },
    tells: tells(noteId, verdict === "UPHELD" ? "APPEAL_UPHELD" : "APPEAL_DISMISSED", "decide-appeal"),
  });
  return { noteId };
}

/** The note is held, so two who decide at once come one after the other, and the second is refused. */
async function endAppeal(context: Context, noteId: string, state: AppealState, decision: string): Promise<void> {
  const appeal = await context.em.findOne(DisciplinaryAppeal, { noteId, state: "SUBMITTED" });
  if (!appeal || !nextAppealStates[appeal.state as AppealState].includes(state))
    throw conflict("disciplinary.no-appeal", "No appeal is open.");
  Object.assign(appeal, { state, decision });
  if (state !== "WITHDRAWN")
    Object.assign(appeal, { decidedBy: context.actor.employeeId, decidedAt: context.clock.now() });
}
