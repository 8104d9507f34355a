import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { requireMeeting, type MeetingRecord, type SeriesRecord } from "../data/one-on-one-record.ts";
import { storeReplies } from "../data/reply-record.ts";
import { isAsked, replies } from "../domain/replies.ts";
import { meetingChanges, oneMeeting, startInput } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** What a reply says, whoever gives it and by which way. */
export const replyFields = {
  reply: z
    .enum(replies, { error: "one-on-ones.reply-needed" })
    .describe("ACCEPTED for who will be there, TENTATIVE for maybe, DECLINED for who will not."),
  which: z
    .enum(["ONE", "FOLLOWING"])
    .default("ONE")
    .describe("ONE is about this 1:1 alone, FOLLOWING about it and all after it in the series."),
  note: textInput({ most: 300, tooLong: "one-on-ones.too-long" })
    .default("")
    .describe("A line for the other one, such as why."),
  proposed: optionalInput(startInput).describe(
    "When the caller could instead, by their clock, as `2026-11-23T14:30`; of an acceptance nothing is kept.",
  ),
};

export const replyInput = oneMeeting.extend({ ...replyFields, version: versionRead });
export type ReplyInput = z.output<typeof replyInput>;

/** Says whether one will be there, and when one could instead; the other one is told. An answer is to the time that was read. */
export async function replyToInvitation(context: Context, input: ReplyInput): Promise<{ meetingId: string }> {
  const { series, meeting } = await requireMeeting(context, "edit", input.meetingId);
  const { version } = input;
  await requireUnchanged(context, meeting, { version, subject: "OneOnOne", changedBy: meetingChanges });
  await storeReply(context, { series, meeting }, input);
  return { meetingId: meeting.id };
}

/** What is written down with a reply: somebody who came by the link of a mail has no rights to be asked for. */
type Replying = Pick<Context, "rows" | "clock" | "tenant" | "requestId"> & {
  actor: Pick<Context["actor"], "employeeId" | "timeZone">;
};

/** The same; that it is theirs to say is the caller's to ask. */
export async function storeReply(
  context: Replying,
  { series, meeting }: { series: SeriesRecord; meeting: MeetingRecord },
  { reply, which, note, proposed }: Omit<ReplyInput, "meetingId" | "version">,
  by: "PAGE" | "LINK" = "PAGE",
): Promise<void> {
  const now = context.clock.now();
  if (series.archived || !isAsked(meeting, now))
    throw conflict("one-on-ones.no-reply", "It has begun, is over, cancelled or put away.");
  const { employeeId, timeZone } = context.actor;
  const proposedAt = proposed && reply !== "ACCEPTED" ? momentOf(proposed, timeZone) : null;
  if (proposedAt && proposedAt < now)
    throw invalid("one-on-ones.in-past", "It would begin in the past.", {
      fields: { proposed: "one-on-ones.in-past" },
    });
  const others = which === "FOLLOWING" ? await following(context, series, meeting) : [];
  const said = { employeeId, reply, note, proposedAt };
  const changed =
    (await storeReplies(context, [meeting.id], said)) +
    // A time is proposed for one of them: the others have times of their own.
    (await storeReplies(context, others, { ...said, proposedAt: null }));
  if (changed === 0) return;
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.replied",
    { seriesId: series.id, meetingId: meeting.id, reply, following: others.length > 0, proposed: proposedAt !== null },
    { action: "answer-invitation", subject: "OneOnOne", id: meeting.id, detail: { reply, meetings: changed, by } },
  );
}

async function following(
  { rows, clock }: Pick<Context, "rows" | "clock">,
  { id }: SeriesRecord,
  { position }: MeetingRecord,
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    sql`select m.id from {one_on_one_meeting} m where m.series_id = ${id} and m.position > ${position}
      and m.status = 'NOT_STARTED' and m.starts_at > ${clock.now()}`,
  );
  return found.map((meeting) => meeting.id);
}
