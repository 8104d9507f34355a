import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { feedbackPlaces } from "../../feedback-places.ts";
import type { FeedbackCard } from "../../queries/home-feedback.ts";
import classes from "../list/feedback-list.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { SentimentChip } from "../marks.tsx";

/** What one was given lately. */
export default function MyFeedback({ data: { rows } }: { data: FeedbackCard }) {
  const { t, format } = useFeedbackWords();
  return (
    <Card level={2} title={t("home.title")} actions={<UiLink href={feedbackPlaces.received}>{t("home.all")}</UiLink>}>
      <ul className={classes.list}>
        {rows.map(({ id, name, sentiment, body, createdAt }) => (
          <li key={id} className={classes.cardRow}>
            <span className={classes.head}>
              <span className={classes.names}>
                <strong>{name}</strong>
                <SentimentChip sentiment={sentiment} />
              </span>
              <time className={classes.date} dateTime={createdAt}>
                {format.date(createdAt)}
              </time>
            </span>
            <UiLink href={feedbackPlaces.feedback(id)} className={classes.text} dir="auto">
              {body}
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
