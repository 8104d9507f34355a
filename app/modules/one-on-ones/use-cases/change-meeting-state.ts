import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { OneOnOneMeeting } from "../data/entities.ts";
import { requireMeeting } from "../data/one-on-one-record.ts";
import { acceptFor } from "../data/reply-record.ts";
import { stateAfter, type MeetingAct, type MeetingState } from "../domain/meeting-state.ts";
import type { OneMeeting } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";

export type ChangedMeeting = { meetingId: string; status: MeetingState };

/** Either of the two opens it when they sit down. */
export function openMeeting(context: Context, input: OneMeeting): Promise<ChangedMeeting> {
  return changeState(context, "open", input);
}

/** Either says that it was held: what is still open goes over to the next one. */
export function acknowledgeMeeting(context: Context, input: OneMeeting): Promise<ChangedMeeting> {
  return changeState(context, "acknowledge", input);
}

export function cancelMeeting(context: Context, input: OneMeeting): Promise<ChangedMeeting> {
  return changeState(context, "cancel", input);
}

/** Brings a cancelled one back to what it was. */
export function restoreMeeting(context: Context, input: OneMeeting): Promise<ChangedMeeting> {
  return changeState(context, "restore", input);
}

async function changeState(context: Context, act: MeetingAct, { meetingId }: OneMeeting): Promise<ChangedMeeting> {
  const { series, meeting } = await requireMeeting(context, "edit", meetingId);
  const before = meeting.status;
  const status = stateAfter(act, before, meeting.statusBefore);
  // What both do at once, or one does twice, is done once.
  if (!status && isDone(act, before)) return { meetingId, status: before };
  if (!status) throw conflict("one-on-ones.not-from-here", `It cannot be done to a meeting that is ${before}.`);
  const record = await holdRecord(
    context,
    OneOnOneMeeting,
    { id: meetingId },
    { version: undefined, subject: "OneOnOne", changedBy: [] },
  );
  const now = context.clock.now();
  record.status = status;
  record.statusBefore = act === "cancel" ? before : null;
  if (act === "open") record.openedAt = now;
  if (act === "acknowledge") Object.assign(record, { acknowledgedAt: now, acknowledgedBy: context.actor.employeeId });
  if (act === "cancel" || act === "restore") record.sequence += 1;
  await context.em.flush();
  if (status === "NOT_STARTED") await acceptFor(context, [meetingId], [context.actor.employeeId]);
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.state-changed",
    { seriesId: series.id, meetingId, state: status },
    { action: act, subject: "OneOnOne", id: meetingId, detail: { before, after: status } },
  );
  return { meetingId, status };
}

function isDone(act: MeetingAct, status: MeetingState): boolean {
  if (act === "open") return status === "ACTIVE";
  if (act === "acknowledge") return status === "ACKNOWLEDGED";
  return act === "cancel" && status === "CANCELLED";
}
