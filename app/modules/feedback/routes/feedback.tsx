import { useLoaderData } from "@remix-run/react";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { FeedbackScreen } from "../components/feedback/feedback-screen.tsx";
import { feedbackPlaces } from "../feedback-places.ts";
import { feedbackDetail } from "../queries/feedback-detail.ts";
import { archiveFeedback, unarchiveFeedback } from "../use-cases/archive-feedback.ts";
import { deleteFeedback, restoreFeedback } from "../use-cases/delete-feedback.ts";
import { editFeedback, editFeedbackForm } from "../use-cases/edit-feedback.ts";
import { oneFeedback } from "../use-cases/feedback-input.ts";
import { noteChange, noteChangeInput, thankForFeedback } from "../use-cases/thank.ts";

export const loader = page({
  can: feature("FEEDBACK"),
  input: oneFeedback,
  load: (context, { feedbackId }) => feedbackDetail(context, feedbackId),
});

export const action = command({
  can: feature("FEEDBACK"),
  intents: {
    "edit-feedback": {
      input: editFeedbackForm,
      run: (context, { attachments, removedAttachments, ...input }: typeof editFeedbackForm._output) =>
        editFeedback(context, input, { attachments, removedAttachments }),
    },
    "thank-for-feedback": { input: oneFeedback, run: thankForFeedback },
    "note-change": { input: noteChangeInput, run: noteChange },
    "archive-feedback": { input: oneFeedback, run: archiveFeedback },
    "unarchive-feedback": { input: oneFeedback, run: unarchiveFeedback },
    "delete-feedback": { input: oneFeedback, run: deleteFeedback },
    // Before any script the feedback's own page is what sends the form, and it is gone afterwards.
    "delete-and-leave": { input: oneFeedback, run: deleteFeedback, redirectTo: () => feedbackPlaces.given },
    "restore-feedback": { input: oneFeedback, run: restoreFeedback },
  },
  upload: attachmentUpload("edit-feedback"),
});

export { shouldRevalidateUnlessLeft as shouldRevalidate } from "#app/platform/http/leaves-by-itself.ts";

export default function Feedback() {
  return <FeedbackScreen detail={useLoaderData<typeof loader>()} />;
}
