import { z } from "zod";
import { createInitiative, createInitiativeInput } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { OneOnOneAction } from "../data/entities.ts";
import { factsOf, requireMeeting } from "../data/one-on-one-record.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addActionItemInput = oneMeeting.extend({
  text: createInitiativeInput.shape.text,
  ownerId: z.guid().optional().describe("Which of the two does it; the caller where it is left out."),
  dueDate: createInitiativeInput.shape.dueDate,
});
export type AddActionItemInput = z.output<typeof addActionItemInput>;

/** An action item is a task that both of them see: one does it, the other helps. */
export async function addActionItem(context: Context, input: AddActionItemInput): Promise<{ initiativeId: string }> {
  if (!context.actor.features.includes("TASK")) throw notFound("Initiative");
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  const both = factsOf(series).participantIds;
  const ownerId = input.ownerId ?? context.actor.employeeId;
  if (!both.includes(ownerId))
    throw invalid("one-on-ones.not-of-both", "One of the two does it.", {
      fields: { ownerId: "one-on-ones.not-of-both" },
    });
  const { initiativeId } = await createInitiative(
    context,
    createInitiativeInput.parse({
      text: input.text,
      ...(input.dueDate ? { dueDate: input.dueDate } : {}),
      ownerIds: [ownerId],
      collaboratorIds: both.filter((id) => id !== ownerId),
      visibility: "PRIVATE",
    }),
  );
  context.em.create(OneOnOneAction, {
    initiativeId,
    seriesId: series.id,
    meetingId: meeting.id,
    createdAt: context.clock.now(),
  });
  await context.em.flush();
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.action-added",
    { meetingId: meeting.id, initiativeId },
    { action: "add-action", subject: "OneOnOne", id: meeting.id, detail: { initiativeId } },
  );
  return { initiativeId };
}

/** As `addActionItem`, for a form: what is sent twice is one. */
export function addActionItemOnce(context: Context, input: AddActionItemInput): Promise<{ initiativeId: string }> {
  const stands = async ({ initiativeId }: { initiativeId: string }) =>
    (await context.rows(sql`select from {one_on_one_action} where initiative_id = ${initiativeId}`)).length > 0;
  return onceSent(context, { act: "one-on-ones.add-action", input, stands }, () => addActionItem(context, input));
}
