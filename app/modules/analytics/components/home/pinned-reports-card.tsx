import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { analyticsPlaces } from "../../analytics-places.ts";
import type { PinnedNumber, PinnedReports } from "../../queries/pinned-reports.ts";
import classes from "../analytics.module.css";
import { useChangeOf } from "../measures/measure-stat.tsx";
import { useAnalyticsWords } from "../use-analytics-words.ts";

/** The reports somebody wants at hand, with what each says today. */
export default function PinnedReportsCard({ data: { reports } }: { data: PinnedReports }) {
  const { t } = useAnalyticsWords();
  const { data } = useLoaded<{ numbers: PinnedNumber[] }>(analyticsPlaces.pinnedNumbers);
  return (
    <Card level={2} title={t("home.pinned")} actions={<UiLink href={analyticsPlaces.reports}>{t("home.open")}</UiLink>}>
      <ul className={classes.plain}>
        {reports.map(({ id, name }) => (
          <li key={id} className={classes.pinned}>
            <UiLink href={analyticsPlaces.report(id)}>
              <bdi>{name}</bdi>
            </UiLink>
            <ToldNumber number={data?.numbers.find((each) => each.id === id)} asked={data === undefined} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A number, how it changed and as of when; its room is kept while it is asked for. */
function ToldNumber({ number, asked }: { number: PinnedNumber | undefined; asked: boolean }) {
  const { t, told, days, format } = useAnalyticsWords();
  const changeOf = useChangeOf();
  if (!number) return asked ? <span className={classes.detail}>{"\u00a0"}</span> : null;
  const { measure } = number;
  const change = changeOf({ ...measure, now: number.now, before: number.before });
  const when = measure.time === "AS_OF" ? t("home.as-of", { date: format.date(number.days.to) }) : days(number.days);
  return (
    <span className={classes.line}>
      <strong className={classes.figure}>{told(measure, number.now)}</strong>
      {change ? (
        <span className={classes.change}>{change.direction === "flat" ? t("home.same") : change.label}</span>
      ) : null}
      <span className={classes.detail}>
        {measure.name} · {when}
      </span>
    </span>
  );
}
