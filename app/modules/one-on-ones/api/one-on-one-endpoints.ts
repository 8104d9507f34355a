import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { ids } from "../domain/ids.ts";
import { handoverEndpoints } from "./handover-endpoints.ts";
import { timeEndpoints } from "./time-endpoints.ts";
import { libraryEndpoints } from "./library-endpoints.ts";
import { listMeetings } from "../queries/meeting-list.ts";
import { meetingPage } from "../queries/meeting-page.ts";
import { listSeries, oneOnOneFilters } from "../queries/series-list.ts";
import { readSettings } from "../queries/settings.ts";
import { addActionItem, addActionItemInput } from "../use-cases/add-action-item.ts";
import { addPoint, addPointInput } from "../use-cases/add-point.ts";
import { archiveSeries, archiveSeriesInput } from "../use-cases/archive-series.ts";
import { arrangePoints, arrangePointsInput } from "../use-cases/arrange-points.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting, restoreMeeting } from "../use-cases/change-meeting-state.ts";
import { editSeries, editSeriesInput } from "../use-cases/edit-series.ts";
import { editPoint, editPointInput } from "../use-cases/edit-point.ts";
import { finishPoint, finishPointInput, removePoint, reopenPoint } from "../use-cases/finish-point.ts";
import { oneMeeting, onePoint } from "../use-cases/one-on-one-input.ts";
import { reflect, reflectInput } from "../use-cases/reflect.ts";
import { saveNote, saveNoteInput } from "../use-cases/save-note.ts";
import { appendNotes, appendNotesInput } from "../use-cases/type-notes.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";
import { scheduleSeries, scheduleSeriesInput } from "../use-cases/schedule-series.ts";
import {
  changedShape,
  doneMeetingShape,
  donePointShape,
  editedSeriesShape,
  listedMeetingShape,
  listedSeriesShape,
  meetingShape,
  savedNoteShape,
  scheduledShape,
  settingsShape,
} from "./present.ts";

const can = feature("CHECK_IN");
const filters = oneOnOneFilters.omit({ page: true }).extend(pagingInput.shape);

/** A change of a meeting's state, each an address of its own. */
const state = (act: string, summary: string, run: typeof openMeeting): AnyEndpoint =>
  endpoint({
    method: "POST",
    path: `/one-on-ones/:meetingId/${act}`,
    can,
    summary,
    input: oneMeeting,
    output: changedShape,
    run,
  });

/** 1:1s over `/api/v1`: the same use-cases and queries as the screens. Everybody reaches their own alone. */
export const oneOnOneEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/one-on-one-series",
      can,
      summary: "The caller's series of 1:1s, those that meet next first.",
      input: filters.extend({
        archived: tickInput.default(false).describe("Whether those put away are listed in place of those that run."),
      }),
      output: listShape(listedSeriesShape, { total: totalShape }),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await listSeries(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
    {
      summary:
        "The caller's series of 1:1s by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{ archived: "false" }, { archived: "true" }],
    },
  ),
  endpoint({
    method: "POST",
    path: "/one-on-one-series",
    can,
    summary: "Schedules a 1:1 with a colleague, once or again and again.",
    input: scheduleSeriesInput,
    output: scheduledShape,
    run: scheduleSeries,
  }),
  endpoint({
    method: "PATCH",
    path: "/one-on-one-series/:seriesId",
    can,
    summary: "Gives a series another rhythm, length, day or hour from its next 1:1 on.",
    input: editSeriesInput,
    output: editedSeriesShape,
    run: editSeries,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-one-series/:seriesId/archive",
    can,
    summary: "Puts a series away for both, or brings it back.",
    input: archiveSeriesInput,
    output: z.object({ seriesId: ids.series, archived: z.boolean().describe("Whether it is put away.") }),
    run: archiveSeries,
  }),
  ...handoverEndpoints,
  ...libraryEndpoints,
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/one-on-ones",
      can,
      summary: "The caller's 1:1s to come, soonest first, or those gone by, latest first.",
      input: filters.extend({
        when: z
          .enum(["UPCOMING", "PAST"])
          .default("UPCOMING")
          .describe("UPCOMING for those to come, PAST for those gone by."),
      }),
      output: listShape(listedMeetingShape, { total: totalShape }),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await listMeetings(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
    {
      summary: "The caller's 1:1s by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{ when: "UPCOMING" }, { when: "PAST" }],
    },
  ),
  endpoint({
    method: "GET",
    path: "/one-on-ones/:meetingId",
    can,
    summary: "One 1:1 with its agenda, the notes the caller may read, and its action items.",
    input: oneMeeting,
    output: meetingShape,
    run: async (context, { meetingId }) => {
      const page = await meetingPage(context, meetingId);
      const { id, seriesId, startsAt, endsAt, status, version, other, points, notes, actions, mood, rating } = page;
      const { mine, theirs } = page.invitation;
      return {
        id,
        seriesId,
        startsAt,
        endsAt,
        status,
        version,
        other: { id: other.id, name: other.name },
        talkingPoints: points.map(({ id: pointId, text, audience, done, author, version: counted }) => ({
          id: pointId,
          text,
          audience,
          done,
          author,
          version: counted,
        })),
        notes: { shared: notes.shared.body, private: notes.mine.body },
        actionItems: (actions ?? []).map(({ id: taskId, text, dueDate, status: stands }) => ({
          id: taskId,
          text,
          dueDate,
          status: stands,
        })),
        reply: mine,
        theirReply: theirs && { reply: theirs.reply, note: theirs.note, proposedAt: theirs.proposedAt },
        mood,
        rating,
      };
    },
  }),
  state("open", "Opens a 1:1.", openMeeting),
  state(
    "acknowledge",
    "Completes a 1:1 that is open; what was not talked about goes over to the next.",
    acknowledgeMeeting,
  ),
  state("cancel", "Cancels a 1:1; its open talking points go over to the next.", cancelMeeting),
  state("restore", "Brings a cancelled 1:1 back.", restoreMeeting),
  ...timeEndpoints,
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/talking-points",
    can,
    summary: "Adds a talking point to the agenda.",
    input: addPointInput,
    output: donePointShape,
    run: addPoint,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/reorder",
    can,
    summary: "Puts the open talking points into another order.",
    input: arrangePointsInput,
    output: doneMeetingShape,
    run: arrangePoints,
  }),
  endpoint({
    method: "PUT",
    path: "/one-on-ones/:meetingId/notes",
    can,
    summary: "Saves the caller's own notes, which nobody else reads.",
    input: saveNoteInput,
    output: savedNoteShape,
    run: saveNote,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/shared-notes",
    can,
    summary: "Adds lines at the end of the notes that both read and write.",
    input: appendNotesInput,
    output: doneMeetingShape,
    run: appendNotes,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/rating",
    can,
    summary: "Says how the caller feels, and how good the 1:1 was.",
    input: reflectInput,
    output: doneMeetingShape,
    run: reflect,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/action-items",
    can,
    summary: "Adds an action item: a task that both see.",
    input: addActionItemInput,
    output: z.object({ initiativeId: z.guid().describe("The id of the task.") }),
    creates: "/initiatives/:initiativeId",
    run: addActionItem,
  }),
  endpoint({
    method: "PATCH",
    path: "/talking-points/:pointId",
    can,
    summary: "Words a talking point of the caller's anew.",
    input: editPointInput,
    output: donePointShape,
    run: editPoint,
  }),
  endpoint({
    method: "DELETE",
    path: "/talking-points/:pointId",
    can,
    summary: "Takes a talking point of the caller's off the agenda.",
    input: onePoint.extend({ version: versionRead }),
    output: donePointShape,
    run: removePoint,
  }),
  endpoint({
    method: "POST",
    path: "/talking-points/:pointId/finish",
    can,
    summary: "Says that a talking point was talked about in a 1:1.",
    input: finishPointInput,
    output: donePointShape,
    run: finishPoint,
  }),
  endpoint({
    method: "POST",
    path: "/talking-points/:pointId/reopen",
    can,
    summary: "Says that a talking point is to be talked about after all.",
    input: onePoint,
    output: donePointShape,
    run: reopenPoint,
  }),
  endpoint({
    method: "GET",
    path: "/one-on-one-settings",
    can,
    summary: "What holds for the 1:1s of the company.",
    input: z.object({}),
    output: settingsShape,
    run: readSettings,
  }),
  endpoint({
    method: "PUT",
    path: "/one-on-one-settings",
    can,
    summary: "Changes what holds for the 1:1s of the company.",
    input: saveSettingsInput,
    output: z.object({ version: z.number().int().describe("Counts the changes of the settings.") }),
    run: saveSettings,
  }),
];
