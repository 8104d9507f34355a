import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import { extraLines } from "../../domain/pay-lines.ts";
import type { CreationPage, DryRun } from "../../queries/creation-page.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { useProrated } from "../use-explanation.ts";
import { MailsToCome } from "./mails-to-come.tsx";

/** The dry run: who is in and why others are not, what each budget is, and whom mails go to. */
export function LaunchStep({ page: { cycle, dryRun } }: { page: CreationPage }) {
  const { t, format, money } = useCompensationWords();
  const named = useNamesOf();
  const launch = commands.useCommand({
    intent: "launch",
    said: ({ value }) => t("said.launched", { count: value.people }),
    leaveTo: `${compensationPlaces.planning}?cycle=${cycle.id}`,
  });
  if (!dryRun) return null;
  return (
    <div className={classes.form}>
      <div className={classes.stats}>
        <Stat label={t("launch.people")} value={format.number(dryRun.people)} />
        <Stat label={t("launch.pay")} value={money(dryRun.pay, cycle.currency)} />
        <Stat label={t("launch.budget")} value={money(dryRun.budget, cycle.currency)} />
      </div>
      {dryRun.withoutRating.length > 0 ? (
        <Callout tone="warning" title={t("launch.without-rating", { count: dryRun.withoutRating.length })}>
          {named(dryRun.withoutRating)}
        </Callout>
      ) : null}
      {dryRun.withoutManager.length > 0 ? (
        <Callout tone="warning" title={t("launch.without-manager", { count: dryRun.withoutManager.length })}>
          {named(dryRun.withoutManager)}
        </Callout>
      ) : null}
      <LeftOut dryRun={dryRun} />
      <OnLeave dryRun={dryRun} />
      {dryRun.exceeded.length > 0 ? (
        <Callout tone={cycle.budgetMode === "HARD" ? "danger" : "warning"} title={t("launch.exceeded")}>
          {named(dryRun.exceeded)}
        </Callout>
      ) : null}
      <BudgetsOfUnits cycle={cycle} budgets={dryRun.budgets} />
      <MailsToCome cycle={cycle} mails={dryRun.mails} />
      <ActForm command={launch} intent="launch" fields={{ cycleId: cycle.id, version: String(cycle.version) }}>
        <Button type="submit" tone="primary" loading={launch.busy}>
          {t("launch.act", { count: dryRun.people })}
        </Button>
      </ActForm>
    </div>
  );
}

/** Whose year leave shortens, in the words that explain each amount. */
function OnLeave({ dryRun: { onLeave } }: { dryRun: DryRun }) {
  const { t } = useCompensationWords();
  const prorated = useProrated();
  if (onLeave.length === 0) return null;
  return (
    <Fold title={t("launch.on-leave", { count: onLeave.length })}>
      <ul>
        {onLeave.map(({ name, part, leave }) => (
          <li key={name}>
            {name}: {prorated(part, leave)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type BudgetsProps = { cycle: CreationPage["cycle"]; budgets: DryRun["budgets"] };

function BudgetsOfUnits({ cycle, budgets }: BudgetsProps) {
  const { t, format, money } = useCompensationWords();
  return (
    <Section title={t("budget.title")}>
      <DataTable
        caption={t("budget.title")}
        rows={budgets}
        rowKey={({ nodeId }) => nodeId}
        columns={[
          {
            id: "name",
            header: t("sheet.unit"),
            render: ({ name, depth }) => <span style={{ paddingInlineStart: `${depth}em` }}>{name}</span>,
          },
          { id: "people", header: t("launch.people"), align: "end", render: ({ people }) => format.number(people) },
          {
            id: "amount",
            header: t("launch.budget"),
            align: "end",
            render: ({ allocated }) => money(allocated, cycle.currency),
            narrow: "named",
          },
          ...extraLines
            .filter((line) => cycle.settings[line] === "OWN")
            .map((line): Column<DryRun["budgets"][number]> => ({
              id: line,
              header: t(`lines-of.${line}-budget`),
              align: "end",
              render: (budget) => money(budget[line] ?? 0, cycle.currency),
              narrow: "named",
            })),
        ]}
      />
    </Section>
  );
}

function LeftOut({ dryRun }: { dryRun: DryRun }) {
  const { t } = useCompensationWords();
  const named = useNamesOf();
  if (dryRun.leftOut.length === 0) return null;
  return (
    <Section title={t("launch.left-out")}>
      <ul>
        {dryRun.leftOut.map(({ reason, count, names }) => (
          <li key={reason}>
            {t(`excluded.${reason}`, { count })}: {named(names, count)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
