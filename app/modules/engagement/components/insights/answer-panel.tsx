import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { insightsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Thread } from "./comments.tsx";
import type { InsightsData } from "./insights-screen.tsx";

/** Answers whoever wrote a comment, without knowing who. */
export function AnswerPanel({ page: { view }, commentId }: { page: InsightsData; commentId: string }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ answer: null });
  const comment = view!.comments.flatMap(({ said }) => said).find(({ id }) => id === commentId);
  const form = insightsCommands.useCommandForm({
    intent: "answer-comment",
    fields: { commentId },
    said: t("mailbox.answered"),
    leaveTo: closeHref,
  });
  if (!comment?.canBeAnswered) return null;
  return (
    <FormPanel form={form} title={t("mailbox.answer")} closeHref={closeHref} submit={t("mailbox.send")}>
      <div className={classes.comment}>
        <span dir="auto">{comment.words}</span>
        <Thread comment={comment} />
      </div>
      <TextArea
        {...form.field("words")}
        label={t("mailbox.words")}
        description={t("mailbox.words-text")}
        rows={5}
        required
      />
    </FormPanel>
  );
}
