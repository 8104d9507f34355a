import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ReactNode } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { isUnderWay, TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { outcomesPageSize } from "../../domain/outcomes.ts";
import type { OutcomeRow, OutcomesPage } from "../../runs/person-outcomes.ts";
import type { PersonRun } from "../../runs/person-runs.ts";
import classes from "./person-runs.module.css";

/** What the room says of its runs and of what became of people. */
export type RunWords<Asked> = {
  run: (run: PersonRun<Asked>) => string;
  /** How many people came out so: `12 got it`. */
  count: (outcome: string, people: number) => string;
  /** What became of one of them: `Received`. */
  outcome: (outcome: string) => string;
  /** Why it is not as asked; null where there is nothing to say. */
  why: (row: OutcomeRow) => string | null;
  refusal: (code: string, params: Record<string, string | number>) => string;
};
export type PersonRunsProps<Asked> = {
  title: string;
  runs: readonly PersonRun<Asked>[];
  /** What became of each person of the run that is looked at. */
  shown: OutcomesPage | null;
  /** In the order in which they are told. */
  outcomes: readonly string[];
  words: RunWords<Asked>;
  href: (row: OutcomeRow) => string | null;
  fileHref: (runId: string) => string;
  /** Has those tried again who were refused. */
  retry: (run: PersonRun<Asked>) => ReactNode;
};

/** Long work done person by person: how far it is, how many came out how, and of one run what became of each. */
export function PersonRuns<Asked>(props: PersonRunsProps<Asked>) {
  const { title, runs } = props;
  if (runs.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <Run key={run.id} run={run} {...props} />
        ))}
      </ul>
    </Section>
  );
}

type RunProps<Asked> = PersonRunsProps<Asked> & { run: PersonRun<Asked> };

function Run<Asked>({ run, ...props }: RunProps<Asked>) {
  const { words, shown, retry, outcomes } = props;
  const task = useWords("shell");
  const format = useFormat(useViewer().timeZone);
  const address = useAddress();
  const going = isUnderWay(run);
  const tone = going ? "blue" : run.state === "DONE" ? "green" : run.state === "FAILED" ? "red" : "neutral";
  const isShown = shown?.runId === run.id;
  return (
    <li className={classes.run} aria-live="polite">
      <span className={classes.head}>
        <strong>{words.run(run)}</strong>
        <Chip tone={tone}>{task(`task.state.${run.state}`)}</Chip>
        <span className={classes.soft}>
          <bdi>{run.askedBy}</bdi> · <bdi>{format.dateTime(run.askedAt)}</bdi>
        </span>
      </span>
      {going ? <TaskWatch task={run} label={words.run(run)} /> : null}
      <span className={classes.counts}>
        {outcomes
          .filter((outcome) => run.counts[outcome])
          .map((outcome) => {
            const open = isShown && shown.outcome === outcome;
            return (
              <UiLink
                key={outcome}
                href={address({ run: run.id, outcome: open ? "ALL" : outcome, page: null })}
                aria-current={open ? "true" : undefined}
                className={classes.count}
              >
                {words.count(outcome, run.counts[outcome]!)}
              </UiLink>
            );
          })}
      </span>
      {run.error ? <span className={classes.soft}>{words.refusal(run.error.code, run.error.params)}</span> : null}
      {going ? null : (
        <span className={classes.head}>
          <TaskActs task={run} mine={run.mine} />
          {run.counts["REFUSED"] ? retry(run) : null}
        </span>
      )}
      {isShown && shown.rows.length > 0 ? <Outcomes {...props} shown={shown} /> : null}
    </li>
  );
}

type OutcomesProps<Asked> = PersonRunsProps<Asked> & { shown: OutcomesPage };

/** What became of each person, with why and where the record is. */
function Outcomes<Asked>({ shown, words, href, fileHref }: OutcomesProps<Asked>) {
  const { t } = useTranslation("audiences");
  return (
    <>
      <DataTable
        caption={t("outcomes.title")}
        rows={shown.rows}
        rowKey={({ employeeId }) => employeeId}
        columns={[
          {
            id: "person",
            header: t("sharing.person"),
            render: ({ employeeId, name, photo }) => <PersonChip person={{ id: employeeId, name, photo }} />,
          },
          {
            id: "outcome",
            header: t("outcomes.outcome"),
            narrow: true,
            render: (row) => <Outcome word={words.outcome(row.outcome)} href={href(row)} />,
          },
          { id: "why", header: t("outcomes.why"), narrow: true, render: (row) => words.why(row) ?? "–" },
        ]}
      />
      <ListPages page={shown.page} pageSize={outcomesPageSize} total={shown.total} />
      <span>
        <Button size="small" tone="quiet" href={fileHref(shown.runId!)} download>
          {t("cohort.export")}
        </Button>
      </span>
    </>
  );
}

function Outcome({ word, href }: { word: string; href: string | null }) {
  return href ? <UiLink href={href}>{word}</UiLink> : <span>{word}</span>;
}
