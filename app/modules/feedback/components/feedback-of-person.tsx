import { IconMessagePlus, IconMessageQuestion } from "@tabler/icons-react";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { feedbackPage, feedbackPlaces, teamFeedback } from "../feedback-places.ts";
import type { FeedbackOfPerson } from "../queries/feedback-of-person.ts";
import classes from "./feedback.module.css";
import { useFeedbackWords } from "./feedback-words.ts";
import { FeedbackRows } from "./list/feedback-rows.tsx";

/** On somebody's profile: the newest feedback for them that the reader may read, and the ways to give and to ask. */
export default function FeedbackOfAPerson({ record }: { record: string }) {
  const { t } = useFeedbackWords();
  const { data } = useLoaded<FeedbackOfPerson>(`/app/feedback/of-person/${record}`);
  const all = data?.isMe
    ? feedbackPlaces.received
    : `${data?.mayRequest ? teamFeedback : feedbackPlaces.praise}?person=${record}`;
  return (
    <Section
      title={t("navigation.module")}
      actions={data && data.count > 0 ? <UiLink href={all}>{t("home.all")}</UiLink> : null}
    >
      <div className={classes.tools}>
        {data?.isMe ? null : (
          <Button icon={<IconMessagePlus />} href={`${feedbackPlaces.given}?formType=provided&empId=${record}`}>
            {t("give.open")}
          </Button>
        )}
        {data?.mayRequest ? (
          <Button
            icon={<IconMessageQuestion />}
            href={`${feedbackPlaces.requests}?formType=requested${data.isMe ? "" : `&empId=${record}`}`}
          >
            {t("ask.open")}
          </Button>
        ) : null}
      </div>
      {data ? <Newest data={data} /> : <SkeletonLines label={t("navigation.module")} lines={2} />}
    </Section>
  );
}

function Newest({ data: { rows } }: { data: FeedbackOfPerson }) {
  const { t } = useFeedbackWords();
  if (rows.length === 0) return <SmallText as="p">{t("profile.none")}</SmallText>;
  return <FeedbackRows rows={rows} label={t("navigation.module")} scope="company" hrefOf={feedbackPage} />;
}
