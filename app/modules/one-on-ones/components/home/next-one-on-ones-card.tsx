import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { NextOneOnOnesCard } from "../../queries/home-one-on-ones.ts";
import classes from "../one-on-ones.module.css";
import { ReplyChip } from "../one-on-one-marks.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Whom one meets next, and how much there is to talk about. */
export default function NextOneOnOnes({ data: { meetings } }: { data: NextOneOnOnesCard }) {
  const { t, when } = useOneOnOneWords();
  return (
    <Card level={2} title={t("home.title")} actions={<UiLink href={oneOnOnePlaces.upcoming}>{t("home.all")}</UiLink>}>
      <ul className={classes.plain}>
        {meetings.map(({ id, seriesId, name, startsAt, points, reply }) => (
          <li key={id} className={classes.homeRow}>
            <UiLink href={oneOnOnePlaces.meeting(seriesId, id)}>{name}</UiLink>
            <span className={classes.soft}>
              <time dateTime={startsAt}>{when(startsAt)}</time>
              {reply === "ACCEPTED" ? null : <ReplyChip reply={reply} whose={null} />}
              {points > 0 ? <span>{t("home.points", { count: points })}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
