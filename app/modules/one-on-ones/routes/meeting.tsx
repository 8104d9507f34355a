import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { MeetingScreen } from "../components/meeting/meeting-screen.tsx";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { meetingPage } from "../queries/meeting-page.ts";
import { addActionItemInput, addActionItemOnce } from "../use-cases/add-action-item.ts";
import { addPointInput, addPointOnce } from "../use-cases/add-point.ts";
import { archiveSeries, archiveSeriesInput } from "../use-cases/archive-series.ts";
import { arrangePoints, arrangePointsInput } from "../use-cases/arrange-points.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting, restoreMeeting } from "../use-cases/change-meeting-state.ts";
import { dismissRecommendation, dismissRecommendationInput } from "../use-cases/dismiss-recommendation.ts";
import { editSeries, editSeriesInput } from "../use-cases/edit-series.ts";
import { editPoint, editPointInput } from "../use-cases/edit-point.ts";
import { finishPoint, finishPointInput, removePoint, reopenPoint, restorePoint } from "../use-cases/finish-point.ts";
import { answerHandover, answerHandoverInput, askHandover, askHandoverInput } from "../use-cases/hand-over.ts";
import { moveMeeting, moveMeetingInput } from "../use-cases/move-meeting.ts";
import { oneMeeting, onePoint } from "../use-cases/one-on-one-input.ts";
import { reflect, reflectInput } from "../use-cases/reflect.ts";
import { replyInput, replyToInvitation } from "../use-cases/reply-to-invitation.ts";
import { saveNote, saveNoteInput } from "../use-cases/save-note.ts";
import { appendNotes, appendNotesInput } from "../use-cases/type-notes.ts";
import { applyTemplateOnce, applyTemplateInput } from "../use-cases/apply-template.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({
    masterId: z.uuid(),
    instanceId: z.uuid(),
    showTalkingPoint: z.uuid().optional().catch(undefined),
    showHandover: z.string().optional(),
    showLibrary: z.string().optional(),
    act: z.string().optional(),
  }),
  load: async (context, { masterId, instanceId, showTalkingPoint, showHandover, showLibrary, act }) => {
    const asked = {
      pointId: showTalkingPoint,
      handedOver: !!showHandover,
      library: !!showLibrary,
      editing: act === "edit-series",
    };
    const found = await meetingPage(context, instanceId, asked);
    if (found.seriesId !== masterId) throw redirect(oneOnOnePlaces.meeting(found.seriesId, instanceId), 301);
    return found;
  },
});

export const action = command({
  can: feature("CHECK_IN"),
  intents: {
    open: { input: oneMeeting, run: openMeeting },
    acknowledge: { input: oneMeeting, run: acknowledgeMeeting },
    cancel: { input: oneMeeting, run: cancelMeeting },
    restore: { input: oneMeeting, run: restoreMeeting },
    move: { input: moveMeetingInput, run: moveMeeting },
    reply: { input: replyInput, run: replyToInvitation },
    "add-point": { input: addPointInput, run: addPointOnce },
    "edit-point": { input: editPointInput, run: editPoint },
    "finish-point": { input: finishPointInput, run: finishPoint },
    "reopen-point": { input: onePoint, run: reopenPoint },
    "remove-point": { input: onePoint, run: removePoint },
    "restore-point": { input: onePoint, run: restorePoint },
    "arrange-points": { input: arrangePointsInput, run: arrangePoints },
    "use-template": { input: applyTemplateInput, run: applyTemplateOnce },
    dismiss: { input: dismissRecommendationInput, run: dismissRecommendation },
    "append-notes": { input: appendNotesInput, run: appendNotes },
    "save-note": { input: saveNoteInput, run: saveNote },
    reflect: { input: reflectInput, run: reflect },
    "add-action": { input: addActionItemInput, run: addActionItemOnce },
    "ask-handover": { input: askHandoverInput, run: askHandover },
    "answer-handover": { input: answerHandoverInput, run: answerHandover },
    "edit-series": { input: editSeriesInput, run: editSeries },
    "archive-series": { input: archiveSeriesInput, run: archiveSeries },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `1:1 · ${data.other.name} · Cairn` : "Cairn" },
];

export default function Meeting() {
  return <MeetingScreen page={useLoaderData<typeof loader>()} />;
}
