import { IconHandStop } from "@tabler/icons-react";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { standingOf } from "../../domain/standing.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-body.module.css";
import { DueDate, LevelChip, Owners, StartToTarget, toneOfStanding } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";

/** How a goal stands, as chips. */
export function GoalState({ detail: { goal } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  return (
    <>
      <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />
      {goal.blocked ? (
        <Chip tone="orange" icon={<IconHandStop size={14} aria-hidden="true" />}>
          {t("dependency.blocked")}
        </Chip>
      ) : null}
    </>
  );
}

/** Whose a goal is, and until when it should be reached. */
export function GoalLine({ detail: { goal, timeZone } }: { detail: GoalDetail }) {
  const { t, format } = useGoalWords(timeZone);
  return (
    <>
      <Owners owners={goal.owners} />
      <DueDate goal={goal} />
      {goal.dueMoved && goal.dueMoved.from !== goal.dueDate ? (
        <SmallText>
          <s aria-label={t("detail.due-before")}>{format.date(goal.dueMoved.from)}</s>
          {goal.dueMoved.reason ? ` ${goal.dueMoved.reason}` : ""}
        </SmallText>
      ) : null}
    </>
  );
}

/** How far a goal is, and how far it should be. */
export function GoalProgressLine({ detail: { goal, expected, timeZone } }: { detail: GoalDetail }) {
  const words = useGoalWords(timeZone);
  const { t, format } = words;
  const counted = goal.kind === "KEY_RESULT" || goal.progressType === "DERIVED_SUM";
  const expectation =
    goal.percent === null
      ? t("home.no-check-in")
      : t("detail.expected", { percent: format.percent(Math.round(expected)) });
  // From where to where says itself that nobody has checked in.
  const expects = !goal.closure && !(counted && goal.actual === null);
  return (
    <div className={classes.headline}>
      <span className={classes.percent}>{format.percent(goal.percent)}</span>
      <span className={classes.bar}>
        <ProgressBar
          value={goal.percent}
          formatted={format.percent(goal.percent)}
          tone={toneOfStanding(standingOf(goal.progressLevel, goal.silentDays))}
          label={t("progress-of", { title: goal.title })}
          hideValue
        />
      </span>
      <SmallText>
        {counted ? <StartToTarget goal={goal} /> : null}
        {counted && expects ? " · " : null}
        {expects ? expectation : null}
      </SmallText>
    </div>
  );
}

/** The rest of what is known of a goal. */
export function GoalFacts({ detail }: { detail: GoalDetail }) {
  const words = useGoalWords(detail.timeZone);
  const { t, format } = words;
  const { goal, frame, origin } = detail;
  const say = useWords("goals", origin?.room ?? "goals");
  const kind = goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("key-result");
  return (
    <DefinitionList
      items={[
        ...(goal.collaborators.length > 0
          ? [{ term: t("detail.collaborators"), detail: <Owners owners={goal.collaborators} /> }]
          : []),
        { term: t("form.time-frame"), detail: frame ? words.frame(frame) : goal.timeFrame },
        { term: t("detail.kind"), detail: kind },
        ...(goal.departmentName ? [{ term: t("objective-level.DEPARTMENT"), detail: goal.departmentName }] : []),
        ...(goal.teams.length > 0
          ? [{ term: t("form.teams"), detail: goal.teams.map(({ name }) => name).join(", ") }]
          : []),
        { term: t("detail.value"), detail: <StartToTarget goal={goal} /> },
        { term: t("detail.progress-type"), detail: t(`progress-type.${goal.progressType}`) },
        { term: t("form.visibility"), detail: t(`visibility.${goal.visibility}`) },
        ...(origin
          ? [
              {
                term: say(origin.label, {}, origin.room),
                detail: origin.link ? <UiLink href={origin.link}>{origin.title}</UiLink> : origin.title,
              },
            ]
          : []),
        {
          term: t("detail.creator"),
          detail: t("detail.created", { name: goal.creator.name, date: format.date(goal.createdAt) }),
        },
      ]}
    />
  );
}

export function Ancestors({ detail: { ancestors } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  if (ancestors.length === 0) return null;
  return (
    <nav aria-label={t("detail.aligned-to")}>
      <ol className={classes.crumbs}>
        {[...ancestors].reverse().map(({ id, title }) => (
          <li key={id}>
            <UiLink href={address.stacked(id)}>{title}</UiLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
