import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { feedbackPage } from "../../feedback-places.ts";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { feedbackCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

/** What came of it, in the receiver's words: a line to write it on, or what was written. */
export function ChangeNote({ detail }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const format = useFormat(detail.timeZone);
  const { changeNote, changeNotedAt, receiver } = detail.feedback;
  const thanks = useMayOn("Feedback", detail.feedback.id)("thank");
  const writing = thanks && address.search.get("act") === "note-change";
  if (!changeNote && !writing) return null;
  return (
    <Section title={thanks ? t("change.mine") : t("change.theirs", { name: receiver?.name ?? "" })}>
      {writing ? (
        <ChangeForm detail={detail} />
      ) : (
        <div className={classes.note}>
          <p dir="auto">{changeNote}</p>
          <SmallText>{changeNotedAt ? format.date(changeNotedAt) : null}</SmallText>
        </div>
      )}
    </Section>
  );
}

function ChangeForm({ detail: { feedback } }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  const closed = useFeedbackAddress().act(null);
  const form = feedbackCommands.useCommandForm({
    intent: "note-change",
    id: `note-${feedback.id}`,
    action: feedbackPage(feedback.id),
    fields: { feedbackId: feedback.id, version: String(feedback.version) },
    defaultValue: { note: feedback.changeNote ?? "" } as never,
    said: t("done.change-noted"),
    leaveTo: closed,
  });
  return (
    <CommandForm form={form} guarded layout="column" aria-label={t("change.open")}>
      <TextArea
        {...form.field("note")}
        label={t("change.label")}
        description={t("change.text")}
        maxLength={1000}
        required
        autoFocus
      />
      <SubmitRow form={form} label={t("save")} cancelHref={closed} />
    </CommandForm>
  );
}
