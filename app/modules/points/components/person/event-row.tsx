import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { PersonEvent } from "../../queries/person-points.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { Appeal } from "./appeal.tsx";
import type { PersonData } from "./person-screen.tsx";
import { useMayOnPoints } from "./use-may-on-points.ts";

/** One event: what it was, what it costs by which rule and until when, and what became of it. */
export function EventRow({ page, event }: { page: PersonData; event: PersonEvent }) {
  const { t, format, points, size, reason } = usePointsWords();
  const address = useAddress();
  const mayDo = useMayOnPoints(page);
  const { kind, day, withdrawnReason, forgiven, expiresOn, credit, note } = event;
  const isGone = withdrawnReason !== null;
  const isOver = expiresOn !== null && expiresOn <= page.today;
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        <span className={isGone ? classes.gone : undefined}>
          {t("event.line", { kind: t(`kind.${kind}`), date: format.date(day), size: size(event) })}
        </span>
        {isGone ? <Chip tone="grey">{t("event.withdrawn")}</Chip> : null}
        {forgiven ? <Chip tone="green">{t("event.forgiven")}</Chip> : null}
        {isOver ? <Chip tone="grey">{t("event.expired")}</Chip> : null}
        <span className={`${classes.figure} ${classes.end}`}>{points(event.points + credit)}</span>
      </div>
      <p className={classes.soft}>{reason(event, page.today)}</p>
      {note ? (
        <p className={classes.words} dir="auto">
          {note}
        </p>
      ) : null}
      {event.corrections.map(({ on, by, reason }) => (
        <p key={`${on} ${reason}`} className={classes.words} dir="auto">
          {t("event.corrected", { name: by, date: format.date(on), reason })}
        </p>
      ))}
      {isGone && withdrawnReason ? (
        <p className={classes.words} dir="auto">
          {t("event.withdrawn-why", { reason: withdrawnReason })}
        </p>
      ) : null}
      <Appeal page={page} event={event} />
      {mayDo("correct") && !isGone ? (
        <div>
          <Button size="small" tone="quiet" href={address({ event: event.id })}>
            {t("event.correct")}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
