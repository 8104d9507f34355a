import { GoalLink } from "#app/modules/goals/ui.ts";
import { CompleteButton } from "#app/modules/initiatives/ui.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { ReactNode } from "react";
import type { Focus } from "../../queries/focuses.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type FocusListProps = {
  focuses: readonly Focus[];
  questions: readonly Question[];
  /** What can be done about one that is planned; left out, they are only read. */
  acts?: (focus: Focus) => ReactNode;
};

/** What is done about results, with its tasks, what measured it again, and what came of it. */
export function FocusList({ focuses, questions, acts }: FocusListProps) {
  const { t, say, format } = useEngagementWords();
  const texts = new Map(questions.map(({ id, text }) => [id, say(text)]));
  return (
    <RowList aria-label={t("focus.title")}>
      {focuses.map((focus) => (
        <Row key={focus.id} apart>
          <RowWords>
            <span className={classes.strong} dir="auto">
              {focus.plan}
            </span>
            <span className={classes.soft} dir="auto">
              {[
                texts.get(focus.questionId),
                focus.by,
                focus.dueOn ? t("focus.until", { date: format.date(focus.dueOn) }) : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <Goals goals={focus.goals} />
            <Steps steps={focus.steps} />
            <MeasuredAgain focus={focus} />
            {focus.outcome ? (
              <span className={classes.words} dir="auto">
                {focus.outcome}
              </span>
            ) : null}
          </RowWords>
          <span className={classes.acts}>
            <Chip tone={focus.state === "DONE" ? "green" : "grey"}>{t(`focus.state.${focus.state}`)}</Chip>
            {acts && focus.state === "PLANNED" ? acts(focus) : null}
          </span>
        </Row>
      ))}
    </RowList>
  );
}

function Steps({ steps }: Pick<Focus, "steps">) {
  const { format } = useEngagementWords();
  if (steps.length === 0) return null;
  return (
    <span className={classes.steplist}>
      {steps.map((step) => (
        <span key={step.id} className={classes.line}>
          {step.mayComplete ? <CompleteButton task={step} /> : null}
          <UiLink href={step.link}>{step.text}</UiLink>
          {step.dueDate ? (
            <time className={classes.soft} dateTime={step.dueDate}>
              {format.date(step.dueDate)}
            </time>
          ) : null}
        </span>
      ))}
    </span>
  );
}

/** Goals a plan became, with how far they are. */
function Goals({ goals }: Pick<Focus, "goals">) {
  if (goals.length === 0) return null;
  return (
    <span className={classes.steplist}>
      {goals.map((goal) => (
        <GoalLink key={goal.id} goal={goal} />
      ))}
    </span>
  );
}

function MeasuredAgain({ focus: { measured } }: { focus: Focus }) {
  const { t, say, format } = useEngagementWords();
  if (!measured) return null;
  const { title, state, before, after } = measured;
  if (before === null || after === null)
    return <span className={classes.soft}>{`${say(title)} · ${t(`state.${state}`)}`}</span>;
  return (
    <span className={classes.strong}>
      {t("focus.measured", { before: format.percent(before), after: format.percent(after) })}
    </span>
  );
}

/** A link that opens a panel about one plan. */
export function FocusAct({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button size="small" href={href}>
      {children}
    </Button>
  );
}
