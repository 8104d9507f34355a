import { IconFocus2 } from "@tabler/icons-react";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { MapDetail } from "#app/ui/node-map/map-detail.ts";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { standingOf } from "../../domain/standing.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import type { GoalAddressing } from "../goal-address.ts";
import classes from "./goal-map.module.css";
import { FedMark, GoalTitle, toneOfStanding } from "../goal-marks.tsx";
import type { GoalWords } from "../goal-words.ts";

export type GoalMapCardProps = {
  goal: ListedGoal;
  detail: MapDetail;
  past: boolean;
  /** Asked for once a map and not once a card: a hundred cards come into sight at a time. */
  words: GoalWords;
  address: GoalAddressing;
};

/** How a goal stands, in words. */
export function standingWords({ closure, progressLevel, silentDays }: ListedGoal, t: GoalWords["t"]): string {
  if (closure) return t(`closure.${closure}`);
  return standingOf(progressLevel, silentDays) === "STALE"
    ? t("stale.weeks", { count: Math.floor((silentDays ?? 0) / 7) })
    : t(`level.${progressLevel}`);
}

/** A goal on the map, its links followed by the map: what it is, how it stands and how far it is; small, its title and standing alone. */
export function GoalMapCard({ goal, detail, past, words: { t, format }, address }: GoalMapCardProps) {
  const tone = toneOfStanding(standingOf(goal.progressLevel, goal.silentDays));
  if (detail !== "full")
    return (
      <span className={classes.small} data-tone={tone}>
        {goal.title}
      </span>
    );
  const [owner] = goal.owners;
  const title = (
    <>
      {goal.visibility === "PRIVATE" || goal.blocked ? <GoalTitle goal={goal} /> : goal.title}
      {goal.fedWeight === null || goal.fedWeight === undefined ? null : <FedMark goal={goal} />}
    </>
  );
  return (
    <>
      {past ? (
        <span className={classes.title}>{title}</span>
      ) : (
        <a href={address.panel(goal.id)} className={classes.title} tabIndex={-1} draggable={false} title={goal.title}>
          {title}
        </a>
      )}
      <span className={classes.row}>
        <StatusDot tone={tone} label={standingWords(goal, t)} />
        {owner ? (
          <span className={classes.owner} title={owner.name}>
            <Avatar name={owner.name} src={photoAddress(owner.photo)} size="small" />
          </span>
        ) : null}
      </span>
      <span className={classes.row}>
        <ProgressBar
          value={goal.percent}
          formatted={format.percent(goal.percent)}
          tone={tone}
          label={t("progress-of", { title: goal.title })}
        />
        {goal.childCount > 0 ? (
          <a
            href={address.with({ under: goal.id, at: null })}
            className={classes.alone}
            tabIndex={-1}
            draggable={false}
            title={t("map.alone")}
            aria-label={t("map.alone")}
          >
            <IconFocus2 size={14} aria-hidden="true" />
          </a>
        ) : null}
      </span>
    </>
  );
}
