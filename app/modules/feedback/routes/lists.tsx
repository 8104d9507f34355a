import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { FeedbackPage } from "../components/list/feedback-page.tsx";
import { feedbackPage, feedbackPageInput } from "../queries/feedback-page.ts";
import { giveFeedbackForm, giveFeedbackOnce } from "../use-cases/give-feedback.ts";
import { requestWithOutside, requestWithOutsideInput } from "../use-cases/request-outside.ts";

export const loader = page({
  can: feature("FEEDBACK"),
  input: feedbackPageInput,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return { page: await feedbackPage(context, input, new URL(url).pathname), views };
  },
});

export const action = command({
  can: feature("FEEDBACK"),
  intents: {
    "give-feedback": { input: giveFeedbackForm, run: giveFeedbackOnce },
    "request-feedback": { input: requestWithOutsideInput, run: requestWithOutside },
  },
  upload: attachmentUpload("give-feedback"),
});

export default function Lists() {
  return <FeedbackPage {...useLoaderData<typeof loader>()} />;
}
