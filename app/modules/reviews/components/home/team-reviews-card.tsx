import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import type { TeamReviewsCard } from "../../queries/home-reviews.ts";
import { reviewPlaces } from "../../review-places.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** How far the reviews of one's people are, and how many results wait to be shared. */
export default function TeamReviews({ data: { cycles } }: { data: TeamReviewsCard }) {
  const { t, format } = useReviewWords();
  const manage = reviewPlaces.screen("direct-reports", "manage");
  return (
    <Card level={2} title={t("people.title")} actions={<UiLink href={manage}>{t("home.all")}</UiLink>}>
      <ul className={classes.plain}>
        {cycles.map(({ id, name, forms, submitted, overdue, ready }) => (
          <li key={id} className={classes.set}>
            <UiLink href={`${reviewPlaces.screen("direct-reports", "completion-status")}?cycle=${id}`}>{name}</UiLink>
            <ProgressBar
              value={forms === 0 ? 0 : (submitted / forms) * 100}
              label={t("cycles.done")}
              formatted={`${format.number(submitted)} / ${format.number(forms)}`}
            />
            <span className={classes.facts}>
              {overdue > 0 ? (
                <span className={classes.fault}>{t("completion.overdue", { count: overdue })}</span>
              ) : null}
              {ready > 0 ? (
                <UiLink href={`${manage}?cycle=${id}&state=READY`}>{t("home.ready", { count: ready })}</UiLink>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
