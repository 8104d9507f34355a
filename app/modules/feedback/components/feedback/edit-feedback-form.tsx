import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { feedbackPage } from "../../feedback-places.ts";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { feedbackCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { AttachmentsField } from "../give/attachments-field.tsx";
import { BodyField } from "../give/body-field.tsx";
import { SentimentField } from "../give/sentiment-field.tsx";
import { VisibilityField } from "../give/visibility-field.tsx";

/** Rewords a feedback. Only those who may become its readers are offered: it is never widened. */
export function EditFeedbackForm({ detail: { feedback, mayBecome } }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const closed = address.act(null);
  const { id, body, sentiment, visibility } = feedback;
  const [kind, setKind] = useState(sentiment);
  const { version, told } = useVersionRead(feedback.version);
  const form = feedbackCommands.useCommandForm({
    intent: "edit-feedback",
    id: `edit-${id}`,
    action: feedbackPage(id),
    fields: { feedbackId: id, version },
    defaultValue: { body } as never,
    said: t("done.saved"),
    then: told,
    leaveTo: closed,
  });
  return (
    <CommandForm form={form} guarded encType="multipart/form-data" layout="column" aria-label={t("edit")}>
      {visibility === "NONE" ? null : <SentimentField form={form} value={sentiment} onChange={setKind} />}
      <BodyField form={form} label={t("give.text")} hints={visibility !== "NONE"} sentiment={kind} autoFocus />
      {mayBecome.length > 1 ? <VisibilityField form={form} value={visibility} offered={mayBecome} /> : null}
      <AttachmentsField form={form} present={feedback.attachments} />
      <SubmitRow form={form} label={t("save")} cancelHref={closed} />
    </CommandForm>
  );
}
