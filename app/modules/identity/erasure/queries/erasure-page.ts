import { requireErasable, requirePersonToErase } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { latestErasure, type Erasure } from "../data/hold-erasure.ts";
import { marksOf } from "../data/marks.ts";
import { countSteps, stepsOf } from "../data/step-rows.ts";
import { countsByRoom, daysToCallOff, type ErasureAct } from "../domain/erasure.ts";
import { objectionsTo, type Objection } from "./objections.ts";
import type { KeptBecause } from "#app/platform/contributions/forgets-person.ts";

export type ErasedRoom = { room: string; counts: Record<ErasureAct, number>; why: KeptBecause[] };

export type ErasurePage = {
  person: { id: string; name: string; erased: boolean };
  /** What was asked for last; null where nothing was, or it was called off. */
  erasure: Pick<Erasure, "state" | "askedByName" | "askedAt" | "erasesOn" | "doneAt" | "version"> | null;
  /** Why the person cannot be erased; null where they can be. */
  refused: string | null;
  objections: Objection[];
  /** Room by room, what would go, or what went. */
  rooms: ErasedRoom[];
  days: number;
};

/** Whether somebody can be erased and what that would do; once it was done, what it did. */
export async function erasurePage(context: Context, employeeId: string): Promise<ErasurePage> {
  const person = await requirePersonToErase(context, employeeId);
  const latest = await latestErasure(context, employeeId);
  const erasure = latest?.state === "CALLED_OFF" ? null : latest;
  const refused = erasure ? null : await refusalFor(context, employeeId);
  const steps = stepsOf(context.forgetsPerson);
  const isDone = erasure?.state === "DONE" || person.erased;
  const counts = isDone
    ? (erasure?.counts ?? {})
    : await countSteps(context, steps, await marksOf(context, employeeId));
  const why = (room: string) => [
    ...new Set(
      steps.flatMap(({ room: of, step }) =>
        of === room && step.act === "keep" && (counts[`${room}/${step.table}/kept`] ?? 0) > 0 ? [step.why] : [],
      ),
    ),
  ];
  return {
    person,
    erasure: erasure && {
      ...{ state: erasure.state, askedByName: erasure.askedByName, askedAt: erasure.askedAt },
      ...{ erasesOn: erasure.erasesOn, doneAt: erasure.doneAt, version: erasure.version },
    },
    refused,
    objections: isDone ? [] : await objectionsTo(context, employeeId),
    rooms: countsByRoom(counts).map((each) => ({ ...each, why: why(each.room) })),
    days: daysToCallOff,
  };
}

async function refusalFor(context: Context, employeeId: string): Promise<string | null> {
  try {
    await requireErasable(context, employeeId);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.code;
  }
}
