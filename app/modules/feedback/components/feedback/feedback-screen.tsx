import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { feedbackPlaces } from "../../feedback-places.ts";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";
import { feedbackCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { FeedbackBody, useFeedbackTitle } from "./feedback-body.tsx";

/** What has no form of its own that would say what came of it. */
const acts = ["thank-for-feedback", "archive-feedback", "unarchive-feedback", "delete-and-leave"] as const;

/** One feedback on a page of its own: what works before any script. */
export function FeedbackScreen({ detail }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  return (
    <div className={classes.screen}>
      <PageHeader title={useFeedbackTitle(detail)} />
      <feedbackCommands.PageAnswer intents={acts} said={t("done.saved")} />
      <FeedbackBody detail={detail} leaveTo={detail.isAuthor ? feedbackPlaces.given : feedbackPlaces.received} />
    </div>
  );
}
