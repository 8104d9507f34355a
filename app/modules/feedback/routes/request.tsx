import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { RequestScreen } from "../components/requests/request-body.tsx";
import { requestDetail } from "../queries/request-detail.ts";
import { archiveRequest, archiveRequestInput } from "../use-cases/archive-request.ts";
import { oneAsk, oneRequest } from "../use-cases/feedback-input.ts";
import { askAgain, cancelRequest, remindOfRequest } from "../use-cases/move-ask.ts";

export const loader = page({
  can: feature("FEEDBACK"),
  input: oneRequest,
  load: (context, { requestId }) => requestDetail(context, requestId),
});

/** What whoever asked does about it. */
export const action = command({
  can: feature("FEEDBACK"),
  intents: {
    "remind-of-request": { input: oneAsk, run: remindOfRequest },
    "cancel-request": { input: oneAsk, run: cancelRequest },
    "ask-again": { input: oneAsk, run: askAgain },
    "archive-request": { input: archiveRequestInput, run: archiveRequest },
  },
});

export default function Request() {
  return <RequestScreen detail={useLoaderData<typeof loader>()} />;
}
