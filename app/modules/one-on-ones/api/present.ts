import { z } from "zod";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { meetingStates } from "../domain/meeting-state.ts";
import { audiences } from "../domain/readers.ts";
import { replies } from "../domain/replies.ts";
import { relations } from "../domain/words.ts";

const everyWeeks = z.number().int().describe("Weeks between two meetings; 0 is one meeting alone.");
const minutes = z.number().int().describe("How long it takes, in minutes.");
const relation = z.enum(relations).describe("What the other one is to the caller.");
const reply = z.enum(replies).nullable();
const other = personShape.describe("Whom the caller meets.");
const brief = z.object({ id: ids.meeting, startsAt: moment }).nullable();

export const listedSeriesShape = z.object({
  id: ids.series,
  other,
  relation,
  everyWeeks,
  minutes,
  next: brief.describe("The 1:1 that is next; null where none is planned."),
  last: brief.describe("The 1:1 that was held last; null before the first."),
  openPoints: z.number().int().describe("How many open talking points the caller may read."),
  archived: z.boolean().describe("Whether it is put away."),
});

export const listedMeetingShape = z.object({
  id: ids.meeting,
  seriesId: ids.series,
  other,
  relation,
  startsAt: moment,
  endsAt: moment,
  minutes,
  standing: z.enum(["UPCOMING", "RUNNING", "HELD", "MISSED", "CANCELLED", "DISABLED"]).describe("How it stands."),
  moved: z.boolean().describe("Whether it was moved by itself."),
  reply: reply.describe("What the caller said to the invitation; null where they said nothing since it changed last."),
  theirReply: reply.describe("What the other one said to it."),
});

const replyShape = z
  .object({
    reply: z.enum(replies).describe("ACCEPTED, TENTATIVE or DECLINED."),
    note: z.string().describe("A line with it, such as why."),
    proposedAt: moment.nullable().describe("When the person could instead; null where they propose nothing."),
  })
  .nullable();

export const meetingShape = z.object({
  id: ids.meeting,
  seriesId: ids.series,
  startsAt: moment,
  endsAt: moment,
  status: z.enum(meetingStates).describe("Its state."),
  version: versionShape,
  other,
  talkingPoints: z
    .array(
      z.object({
        id: ids.point,
        text: z.string().describe("What is to be talked about."),
        audience: z.enum(audiences).describe("BOTH is read by the two who meet, AUTHOR by who wrote it alone."),
        done: z.boolean().describe("Whether it was talked about here."),
        author: personShape.describe("Who wrote it."),
        version: versionShape,
      }),
    )
    .describe("The agenda, as far as the caller may read it."),
  notes: z
    .object({
      shared: z.string().describe("What both read and write, as HTML."),
      private: z.string().describe("What the caller alone reads, as HTML."),
    })
    .describe("What was written down."),
  actionItems: z
    .array(
      z.object({
        id: recordId,
        text: z.string().describe("The task in a few words."),
        dueDate: z.string().nullable().describe("The day it is due, as `2026-11-20`; null where none is set."),
        status: z.string().describe("How the task stands."),
      }),
    )
    .describe("The tasks that follow from it."),
  reply: replyShape.describe(
    "What the caller said to the invitation; null where they said nothing since it changed last.",
  ),
  theirReply: replyShape.describe("What the other one said to it."),
  mood: z.number().int().nullable().describe("How the caller feels, 1 to 5."),
  rating: z.number().int().nullable().describe("How good the 1:1 was for the caller, 1 to 5."),
});

export const scheduledShape = z.object({ seriesId: ids.series, meetingId: ids.meeting });
export const editedSeriesShape = z.object({
  seriesId: ids.series,
  moved: z.number().int().describe("How many 1:1s to come got another time or length."),
  added: z.number().int().describe("How many were planned besides."),
  removed: z.number().int().describe("How many empty ones lie too far ahead now, and were taken away."),
});
export const changedShape = z.object({
  meetingId: ids.meeting,
  status: z.enum(meetingStates).describe("Its state now."),
});
export const doneMeetingShape = z.object({ meetingId: ids.meeting });
export const donePointShape = z.object({ pointId: ids.point });
export const savedNoteShape = z.object({ meetingId: ids.meeting, version: versionShape });
export const settingsShape = z.object({
  arrangedBy: z.enum(["EVERYBODY", "MANAGERS"]).describe("Who may schedule 1:1s."),
  minutes,
  everyWeeks,
  asksMood: z.boolean().describe("Whether a 1:1 asks how people feel."),
  version: versionShape,
});
