import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { AnyTaskKind, TaskKind } from "./task-kind.ts";
import { countTasks, goesOn, latestTask, isGoingOn } from "./task-record.ts";
import { daysAhead } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** Heard by the worker's relay, which hands the task to whichever worker is free. */
export const taskAsked = "tasks.asked";

export type StartTaskOptions = {
  /** The record it is about: one task of the kind goes on about it at a time. */
  aboutId?: string;
  /** So many of this kind one person has going on at a time. */
  mostOfOne?: number;
  /** Whose rights it is done with, where the product asks for it on their behalf: who said that it be done again and again. */
  askedBy?: string;
};

/** Has long work done in the background, by the actor's rights. It begins once the transaction stays. */
export async function startTask<Input extends z.ZodType>(
  context: Context,
  kind: TaskKind<Input>,
  input: z.input<Input>,
  { aboutId, mostOfOne, askedBy = context.actor.employeeId }: StartTaskOptions = {},
): Promise<{ taskId: string }> {
  if (aboutId) await refuseBusy(context, kind, aboutId);
  if (mostOfOne) await refuseMany(context, kind, mostOfOne);
  const taskId = context.newId();
  const now = context.clock.now();
  const expires = kind.keptDays === null ? null : daysAhead(context, kind.keptDays);
  await context.rows(sql`
    insert into {background_task} (id, kind, about_id, params, state, asked_by, asked_at, heard_at, expires_at)
    values (${taskId}, ${kind.kind}, ${aboutId ?? null}, ${JSON.stringify(input)}::jsonb, 'QUEUED', ${askedBy}, ${now},
      ${now}, ${expires})`);
  await recordEvent(context, { name: taskAsked, payload: { taskId, lane: kind.lane ?? "small" } });
  return { taskId };
}

/** Work that goes on about a record is not begun a second time; whoever asks at once waits for the other, and is told. */
export async function refuseBusy(context: Context, kind: AnyTaskKind, aboutId: string): Promise<void> {
  await lockNamed(context, `task ${kind.kind} ${aboutId}`);
  const task = await latestTask(context, kind, aboutId);
  if (task && isGoingOn(task)) throw conflict(kind.codes.busy, "It is being worked on.");
}

async function refuseMany(context: Context, kind: AnyTaskKind, most: number): Promise<void> {
  const me = context.actor.employeeId;
  await lockNamed(context, `task ${kind.kind} of ${me}`);
  const waiting = await countTasks(context, [kind], sql`t.asked_by = ${me} and ${goesOn(context.clock.now())}`);
  if (waiting >= most) throw conflict(kind.codes.busy, "Several are being worked on for the actor.");
}
