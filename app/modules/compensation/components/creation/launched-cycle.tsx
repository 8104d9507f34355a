import { useState } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ConfirmMany } from "#app/platform/forms/confirm-many.tsx";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DueMark } from "#app/ui/due-mark/due-mark.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import { isReminded, openStates, turns } from "../../domain/cycle-state.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import type { CycleProgress, Owing } from "../../queries/cycle-progress.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

type LaunchedProps = { cycle: CreationPage["cycle"]; progress: CycleProgress };

/** How far a cycle is that was launched: whose turn it is, who still owes what, and what was fixed at its launch. */
export function LaunchedCycle({ cycle, progress }: LaunchedProps) {
  const { t, format } = useCompensationWords();
  const { people, stages, letters } = progress;
  const ready = stages.PUBLISHER + stages.DONE;
  return (
    <div className={classes.form}>
      <div className={classes.stats}>
        <Stat label={t("launch.people")} value={format.number(people)} />
        <Stat
          label={t("progress.ready")}
          value={people === 0 ? "–" : format.percent((ready / people) * 100)}
          hint={t("progress.of", { count: ready, people })}
        />
        {letters ? (
          <Stat
            label={t("basics.letters")}
            value={format.number(letters.written)}
            hint={t("progress.letters-text", { released: letters.released, acknowledged: letters.acknowledged })}
          />
        ) : null}
      </div>
      {openStates.includes(cycle.state) ? (
        <>
          <Stages progress={progress} />
          <Waited cycle={cycle} progress={progress} />
        </>
      ) : null}
      <Terms cycle={cycle} />
    </div>
  );
}

/** Where the raises are now, from proposing to publishing. */
function Stages({ progress: { people, stages } }: { progress: CycleProgress }) {
  const { t, format } = useCompensationWords();
  const shown = turns.filter((turn) => turn !== "DONE");
  return (
    <Chart
      sentence={t("progress.sentence", { count: stages.PUBLISHER + stages.DONE, people })}
      fileName="stages"
      data={{
        head: [t("progress.stage"), t("launch.people")],
        rows: shown.map((turn) => [t(`progress.${turn}`), format.number(stages[turn])]),
      }}
    >
      <BarChart
        bars={shown.map((turn) => ({
          key: turn,
          label: t(`progress.${turn}`),
          share: people === 0 ? null : (stages[turn] / people) * 100,
          text: format.number(stages[turn]),
        }))}
      />
    </Chart>
  );
}

function Waited({ cycle, progress }: LaunchedProps) {
  const { t, format } = useCompensationWords();
  const { owing, more } = progress;
  if (owing.length === 0) return null;
  return (
    <Section title={t("progress.owing")} actions={<Remind cycle={cycle} progress={progress} />}>
      <DataTable
        caption={t("progress.owing")}
        rows={owing}
        rowKey={({ person, turn }) => `${person.id} ${turn}`}
        columns={[
          { id: "person", header: t("progress.person"), render: ({ person }) => <PersonChip person={person} /> },
          { id: "turn", header: t("progress.stage"), narrow: true, render: ({ turn }) => t(`progress.${turn}`) },
          {
            id: "people",
            header: t("progress.waiting"),
            align: "end",
            narrow: true,
            render: ({ person, people }) => (
              <UiLink href={`${compensationPlaces.planning}?cycle=${cycle.id}&with=${person.id}`}>
                {format.number(people)}
              </UiLink>
            ),
          },
          { id: "due", header: t("progress.due"), narrow: true, render: (row) => <Due row={row} /> },
        ]}
      />
      {more > 0 ? <SmallText>{t("progress.more", { count: more })}</SmallText> : null}
    </Section>
  );
}

function Due({ row: { dueOn, overdue } }: { row: Owing }) {
  const { t, format } = useCompensationWords();
  if (!dueOn) return "–";
  return (
    <DueMark
      date={format.date(dueOn)}
      colour={overdue ? "RED" : "GREY"}
      overdue={overdue}
      hint={overdue ? t("progress.overdue") : null}
    />
  );
}

/** Asked once: how many are reminded, and the first of them. Whoever publishes is not: that is for whoever reads this. */
function Remind({ cycle, progress: { owing, reminds, remindedToday } }: LaunchedProps) {
  const { t } = useCompensationWords();
  const [asked, setAsked] = useState(false);
  const shown = new Map(owing.filter(isReminded).map(({ person }) => [person.id, person.name] as const));
  const remind = commands.useCommand({
    intent: "remind",
    said: ({ value }) => t("progress.reminded", { count: value.reminded }),
    then: () => setAsked(false),
  });
  if (reminds === 0) return null;
  if (remindedToday) return <SmallText>{t("progress.reminded-today")}</SmallText>;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t("progress.remind", { count: reminds })}</Button>
      <ConfirmMany
        reached={asked ? { count: reminds, names: [...shown.values()] } : null}
        title={t("progress.remind-ask", { count: reminds })}
        text={t("progress.remind-text")}
        confirmLabel={t("progress.remind", { count: reminds })}
        busy={remind.busy}
        onConfirm={() => remind.send({ intent: "remind", cycleId: cycle.id })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

const days = ["proposeBy", "approveBy", "publishOn"] as const;

function Terms({ cycle: { effectiveOn, settings, budgetMode } }: Pick<LaunchedProps, "cycle">) {
  const { t, format } = useCompensationWords();
  return (
    <Section title={t("progress.terms")} description={t("step.fixed")}>
      <ul className={classes.line}>
        <li className={classes.soft}>{t("planning.from", { date: format.date(effectiveOn) })}</li>
        {days
          .filter((day) => settings[day])
          .map((day) => (
            <li key={day} className={classes.soft}>
              {t(`timeline.${day}`, { date: format.date(settings[day]) })}
            </li>
          ))}
        <li className={classes.soft}>{t(`budget.${budgetMode}`)}</li>
      </ul>
    </Section>
  );
}
