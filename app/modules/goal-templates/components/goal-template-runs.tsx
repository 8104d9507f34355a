import { isUnderWay, TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import { useFieldNames } from "./goal-template-acts.tsx";
import classes from "./goal-template.module.css";
import { useTemplateWords } from "./goal-template-words.ts";

const outcomes = ["MADE", "UPDATED", "UNCHANGED", "WITHDRAWN", "KEPT", "REFUSED"] as const;

/** What was done with a template's goals, how far it is, and who was left out or kept something, with why. */
export function TemplateRuns({ screen: { runs, notes } }: { screen: GoalTemplateScreen }) {
  const { t } = useTemplateWords();
  if (runs.length === 0) return null;
  return (
    <Section title={t("goal-template.runs")}>
      <ul className={classes.runs}>
        {runs.map((run, place) => (
          <Run key={run.id} run={run} notes={place === 0 ? notes : []} />
        ))}
      </ul>
    </Section>
  );
}

function Run({ run, notes }: { run: GoalTemplateScreen["runs"][number]; notes: GoalTemplateScreen["notes"] }) {
  const words = useTemplateWords(useViewer().timeZone);
  const { t, format } = words;
  const going = isUnderWay(run);
  const came = outcomes
    .filter((outcome) => run.results[outcome])
    .map((outcome) => t(`goal-template.outcome.${outcome}`, { count: run.results[outcome]! }));
  return (
    <li className={classes.run} aria-live="polite">
      <span className={classes.head}>
        <strong>{t(`goal-template.run.${run.kind}`, { cohort: run.cohort ?? "" })}</strong>
        <Chip tone={going ? "blue" : run.state === "DONE" ? "green" : run.state === "FAILED" ? "red" : "neutral"}>
          {run.state === "DONE" ? t("goal-template.done") : t(`exports.state.${run.state}`)}
        </Chip>
        <span className={classes.soft}>
          {run.askedBy} · {format.dateTime(run.askedAt)}
        </span>
      </span>
      {going ? <TaskWatch task={run} label={t("goal-template.run.progress")} /> : null}
      {came.length > 0 ? <span>{came.join(" · ")}</span> : null}
      {run.error ? <span className={classes.soft}>{words.refusal(run.error.code, run.error.params)}</span> : null}
      {going ? null : <TaskActs task={run} mine={run.mine} />}
      <Notes notes={notes} />
    </li>
  );
}

function Notes({ notes }: { notes: GoalTemplateScreen["notes"] }) {
  const words = useTemplateWords();
  const named = useFieldNames();
  if (notes.length === 0) return null;
  return (
    <details className={classes.notes} open={notes.length <= 10}>
      <summary>{words.t("goal-template.notes", { count: notes.length })}</summary>
      <ul className={classes.lines}>
        {notes.map(({ employeeId, name, goalId, reason, fields }) => (
          <li key={employeeId}>
            {goalId ? <UiLink href={`/app/goal/${goalId}`}>{name}</UiLink> : name}:{" "}
            {fields.length > 0
              ? words.t("goal-template.own", { fields: words.format.list(fields.map(named)) })
              : words.refusal(reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}
