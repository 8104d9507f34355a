import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { moveMeeting, moveMeetingInput } from "../use-cases/move-meeting.ts";
import { replyInput, replyToInvitation } from "../use-cases/reply-to-invitation.ts";
import { doneMeetingShape } from "./present.ts";

const can = feature("CHECK_IN");

/** When a 1:1 is, and whether somebody will be there. */
export const timeEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/move",
    can,
    summary: "Moves a 1:1, or the whole series from it on.",
    input: moveMeetingInput,
    output: doneMeetingShape,
    run: moveMeeting,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-ones/:meetingId/reply",
    can,
    summary: "Says whether the caller will be at a 1:1, and when they could instead.",
    input: replyInput,
    output: doneMeetingShape,
    run: replyToInvitation,
  }),
];
