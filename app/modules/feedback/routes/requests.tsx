import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { RequestsPage } from "../components/requests/requests-page.tsx";
import { requestsPage, requestsPageInput } from "../queries/feedback-page.ts";
import { giveFeedbackInput, giveFeedbackOnce } from "../use-cases/give-feedback.ts";
import { archiveRequests, archiveRequestsInput } from "../use-cases/archive-request.ts";
import { requestWithOutside, requestWithOutsideInput } from "../use-cases/request-outside.ts";

export const loader = page({ can: feature("FEEDBACK"), input: requestsPageInput, load: requestsPage });

export const action = command({
  can: feature("FEEDBACK"),
  intents: {
    "give-feedback": { input: giveFeedbackInput, run: giveFeedbackOnce },
    "archive-requests": { input: archiveRequestsInput, run: archiveRequests },
    "request-feedback": { input: requestWithOutsideInput, run: requestWithOutside },
  },
});

export default function Requests() {
  return <RequestsPage page={useLoaderData<typeof loader>()} />;
}
