import { IconFocus2 } from "@tabler/icons-react";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { MapDetail } from "#app/ui/node-map/map-detail.ts";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { standingOf } from "../domain/standing.ts";
import type { ListedGoal } from "../queries/goal-list.ts";
import { useGoalAddress } from "./goal-address.ts";
import classes from "./goal-map.module.css";
import { FedMark, GoalTitle, toneOfStanding } from "./goal-marks.tsx";
import { useGoalWords } from "./goal-words.ts";

export type GoalMapCardProps = { goal: ListedGoal; detail: MapDetail; past: boolean };

/** A goal on the map: what it is, how it stands and how far it is; small, its title and standing alone. */
export function GoalMapCard({ goal, detail, past }: GoalMapCardProps) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const standing = standingOf(goal.progressLevel, goal.silentDays);
  const tone = toneOfStanding(standing);
  if (detail !== "full") return <span className={classes.small} data-tone={tone}>{goal.title}</span>;
  const [owner] = goal.owners;
  const title = <><GoalTitle goal={goal} /><FedMark goal={goal} /></>;
  return (
    <>
      {past ? <span className={classes.title}>{title}</span> : <UiLink href={address.panel(goal.id)} className={classes.title} tabIndex={-1} draggable={false} title={goal.title}>{title}</UiLink>}
      <span className={classes.row}>
        <StatusDot tone={tone} label={goal.closure ? t(`closure.${goal.closure}`) : standing === "STALE" ? t("stale.weeks", { count: Math.floor((goal.silentDays ?? 0) / 7) }) : t(`level.${goal.progressLevel}`)} />
        {owner ? <span className={classes.owner} title={owner.name}><Avatar name={owner.name} size="small" /></span> : null}
      </span>
      <span className={classes.row}>
        <ProgressBar value={goal.percent} formatted={format.percent(goal.percent)} tone={tone} label={t("progress-of", { title: goal.title })} />
        {goal.childCount > 0 ? <UiLink href={address.with({ under: goal.id, at: null })} className={classes.alone} tabIndex={-1} draggable={false} title={t("map.alone")} aria-label={t("map.alone")}><IconFocus2 size={14} aria-hidden="true" /></UiLink> : null}
      </span>
    </>
  );
}
