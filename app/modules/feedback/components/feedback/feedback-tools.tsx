import {
  IconArchive,
  IconArchiveOff,
  IconHeartHandshake,
  IconPencil,
  IconSeedling,
  IconShieldQuestion,
} from "@tabler/icons-react";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { DeleteForm } from "#app/platform/forms/delete-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { feedbackPage } from "../../feedback-places.ts";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { feedbackCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

/** What may be done with a feedback: thanked for, reworded, put away, deleted. */
export function FeedbackTools({ detail, leaveTo }: { detail: FeedbackDetail; leaveTo: string }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const { feedback } = detail;
  const may = useMayOn("Feedback", detail.feedback.id);
  const links = useRecordLinks("Feedback", feedback.id);
  return (
    <div className={classes.tools}>
      {may("thank") && !feedback.thankedAt ? <Thank id={feedback.id} /> : null}
      {may("thank") ? (
        <Button icon={<IconSeedling />} href={address.act("note-change")}>
          {feedback.changeNote ? t("change.edit") : t("change.open")}
        </Button>
      ) : null}
      {may("edit") ? (
        <Button icon={<IconPencil />} href={address.act("edit")}>
          {feedback.visibility === "NONE" && feedback.receiverId ? t("edit-or-share") : t("edit")}
        </Button>
      ) : null}
      {may("archive") ? <Archive feedback={feedback} leaveTo={leaveTo} /> : null}
      {may("delete") ? <Delete id={feedback.id} leaveTo={leaveTo} /> : null}
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" icon={<IconShieldQuestion />} href={href}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Thank({ id }: { id: string }) {
  const { t } = useFeedbackWords();
  const command = feedbackCommands.useCommand({
    intent: "thank-for-feedback",
    action: feedbackPage(id),
    said: t("done.thanked"),
  });
  return (
    <ActForm command={command} intent="thank-for-feedback" fields={{ feedbackId: id }}>
      <Button type="submit" tone="primary" loading={command.busy} icon={<IconHeartHandshake />}>
        {t("thank")}
      </Button>
    </ActForm>
  );
}

function Archive({ feedback: { id, archived }, leaveTo }: { feedback: FeedbackDetail["feedback"]; leaveTo: string }) {
  const { t } = useFeedbackWords();
  const intent = archived ? "unarchive-feedback" : "archive-feedback";
  const command = feedbackCommands.useCommand({
    intent,
    action: feedbackPage(id),
    said: archived
      ? t("done.unarchived")
      : () => ({
          text: t("done.archived"),
          undo: { intent: "unarchive-feedback", fields: { feedbackId: id }, label: t("undo") },
        }),
    leaveTo,
  });
  const Icon = archived ? IconArchiveOff : IconArchive;
  return (
    <ActForm command={command} intent={intent} fields={{ feedbackId: id }}>
      <Button type="submit" tone="quiet" loading={command.busy} icon={<Icon size={16} />}>
        {archived ? t("unarchive") : t("archive")}
      </Button>
    </ActForm>
  );
}

/** Goes at once, and offers to take it back. */
function Delete({ id, leaveTo }: { id: string; leaveTo: string }) {
  const { t } = useFeedbackWords();
  const command = feedbackCommands.useCommand({
    intent: "delete-feedback",
    action: feedbackPage(id),
    said: () => ({
      text: t("done.deleted"),
      undo: { intent: "restore-feedback", fields: { feedbackId: id }, label: t("undo") },
    }),
    leaveTo,
  });
  return <DeleteForm command={command} intent="delete-feedback" fields={{ feedbackId: id }} label={t("delete")} />;
}
