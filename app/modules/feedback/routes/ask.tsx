import { useLoaderData } from "@remix-run/react";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AskScreen } from "../components/requests/ask-body.tsx";
import { askDetail } from "../queries/request-detail.ts";
import { answerRequest, answerRequestForm } from "../use-cases/answer-request.ts";
import { oneAsk } from "../use-cases/feedback-input.ts";
import { acceptRequest, declineRequest, declineRequestInput } from "../use-cases/move-ask.ts";

export const loader = page({
  can: feature("FEEDBACK"),
  input: oneAsk,
  load: (context, { askId }) => askDetail(context, askId),
});

/** What whoever was asked does about it. */
export const action = command({
  can: feature("FEEDBACK"),
  intents: {
    "accept-request": { input: oneAsk, run: acceptRequest },
    "decline-request": { input: declineRequestInput, run: declineRequest },
    "answer-request": {
      input: answerRequestForm,
      run: (context, { attachments, ...input }: typeof answerRequestForm._output) =>
        answerRequest(context, input, attachments),
    },
  },
  upload: attachmentUpload("answer-request"),
});

export default function Ask() {
  return <AskScreen detail={useLoaderData<typeof loader>()} />;
}
