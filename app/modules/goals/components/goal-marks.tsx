import { IconClockExclamation, IconGitMerge, IconHandStop, IconLock } from "@tabler/icons-react";
import { withPhotos } from "#app/platform/files/photo-address.ts";
import { PeopleMark } from "#app/ui/avatar/people-mark.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { DueMark } from "#app/ui/due-mark/due-mark.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { levelColour } from "../domain/level-colour.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import type { Measured } from "#app/modules/metrics/domain.ts";
import { standingOf, type Standing } from "../domain/standing.ts";
import type { GoalPerson, GoalRow, WithDue } from "../queries/goal-row.ts";
import classes from "./goal-marks.module.css";
import { useGoalWords } from "./goal-words.ts";

const tones = { GREEN: "green", ORANGE: "orange", RED: "red", GREY: "grey" } as const satisfies Record<
  ReturnType<typeof levelColour>,
  Tone
>;

export function toneOf(level: ProgressLevel): (typeof tones)[keyof typeof tones] {
  return tones[levelColour(level)];
}

export function toneOfStanding(standing: Standing): (typeof tones)[keyof typeof tones] {
  return standing === "STALE" ? "grey" : toneOf(standing);
}

export type LevelChipProps = { level: ProgressLevel; closure: GoalRow["closure"]; silentDays?: number | null };

/** How a goal stands: its level, its outcome once it is closed, or that green is old news. */
export function LevelChip({ level, closure, silentDays = null }: LevelChipProps) {
  const { t } = useGoalWords();
  if (silentDays !== null && standingOf(level, silentDays) === "STALE") {
    return (
      <Chip
        tone="neutral"
        icon={<IconClockExclamation aria-hidden="true" />}
        title={t("stale.weeks", { count: Math.floor(silentDays / 7) })}
      >
        {t("stale.status")}
      </Chip>
    );
  }
  return <Chip tone={toneOf(level)}>{closure ? t(`closure.${closure}`) : t(`level.${level}`)}</Chip>;
}

/** How far a goal is; a dash while nobody has said. */
export function GoalProgress({
  goal,
  inColumn,
}: {
  goal: Pick<GoalRow, "percent" | "progressLevel" | "title"> & { silentDays?: number | null };
  /** A column of a table says what it is. */
  inColumn?: boolean;
}) {
  const { t, format } = useGoalWords();
  return (
    <ProgressBar
      value={goal.percent}
      formatted={format.percent(goal.percent)}
      tone={toneOfStanding(standingOf(goal.progressLevel, goal.silentDays ?? null))}
      label={inColumn ? undefined : t("progress-of", { title: goal.title })}
      inRow
    />
  );
}

/** The due date, with the words that go with its colour. */
export function DueDate({ goal }: { goal: Pick<GoalRow, "dueDate" | "closure"> & WithDue }) {
  const { t, format } = useGoalWords();
  const { colour, overdueDays } = goal.due;
  const hint =
    overdueDays > 0
      ? t("due.overdue", { count: overdueDays })
      : colour === "BLUE"
        ? t("due.today")
        : colour === "RED"
          ? t("due.soon")
          : null;
  return <DueMark date={format.date(goal.dueDate)} colour={colour} overdue={overdueDays > 0} hint={hint} />;
}

export function Owners({ owners }: { owners: readonly Pick<GoalPerson, "name" | "photo">[] }) {
  const { t } = useGoalWords();
  return <PeopleMark label={t("owners", { count: owners.length })} people={withPhotos(owners)} />;
}

type TitledGoal = { goal: Pick<GoalRow, "title" | "visibility"> & { blocked?: boolean } };

/** The title with a lock where only some may see it, and a mark where it waits for another goal. */
export function GoalTitle({ goal }: TitledGoal) {
  return (
    <span className={classes.title}>
      <TitleInRow goal={goal} />
    </span>
  );
}

/** The same where the link of a row is around it, which has its looks. */
export function TitleInRow({ goal }: TitledGoal) {
  const { t } = useGoalWords();
  return (
    <>
      {goal.title}
      {goal.visibility === "PRIVATE" ? (
        <IconLock className={classes.lock} size={14} role="img" aria-label={t("visibility.PRIVATE")} />
      ) : null}
      {goal.blocked ? (
        <IconHandStop className={classes.lock} size={14} role="img" aria-label={t("dependency.blocked-by")} />
      ) : null}
    </>
  );
}

/** Where a measured goal began, where it is and where it should be: "34 → 26, target 4". */
export function StartToTarget({ goal }: { goal: Measured & Pick<GoalRow, "start" | "actual" | "target"> }) {
  const { t, value } = useGoalWords();
  const [start, target] = [value(goal, goal.start), value(goal, goal.target)];
  return goal.actual === null
    ? t("detail.start-to-target", { start, target })
    : t("detail.actual-of", { start, target, actual: value(goal, goal.actual) });
}

/** Marks a goal that counts here without standing here, with its weight if it has one. */
export function FedMark({ goal: { fedWeight } }: { goal: { fedWeight?: number | null } }) {
  const { t, format } = useGoalWords();
  if (fedWeight === null || fedWeight === undefined) return null;
  return (
    <span className={classes.fed}>
      <IconGitMerge size={14} aria-hidden="true" />
      {fedWeight > 0 ? t("feeds.mark", { weight: format.number(fedWeight) }) : t("feeds.mark-plain")}
    </span>
  );
}
