import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { aboveFlows, type AboveFlow } from "../../domain/budget-changes.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import type { UnitBudgets } from "../../queries/unit-budgets.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { BudgetsOfLevel } from "./budgets-step.tsx";

/** Budgets of a cycle under way: changed with a reason, and what was changed before. */
export function BudgetsUnderWay({ page }: { page: CreationPage }) {
  const { cycle, unitBudgets } = page;
  if (!unitBudgets) return null;
  return (
    <>
      <Change key={`${unitBudgets.whole.unitId} ${cycle.version}`} cycle={cycle} level={unitBudgets} />
      <Changes page={page} />
    </>
  );
}

function Change({ cycle, level }: { cycle: CreationPage["cycle"]; level: UnitBudgets }) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "change-budgets",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    said: t("unit-budgets.changed"),
  });
  const [above, setAbove] = useState<AboveFlow>(form.typed("above") === "GROW" ? "GROW" : "KEEP");
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <p className={classes.soft}>{t("unit-budgets.under-way")}</p>
      <BudgetsOfLevel form={form} cycle={cycle} level={level} above={above} />
      {cycle.settings.budgetFlow === "DOWN" ? (
        <RadioGroup
          name="above"
          label={t("unit-budgets.above")}
          value={above}
          onChange={(chosen) => setAbove(chosen as AboveFlow)}
          options={aboveFlows.map((flow) => ({
            value: flow,
            label: t(`unit-budgets.above-${flow}`),
            description: t(`unit-budgets.above-${flow}-help`),
          }))}
        />
      ) : null}
      <TextArea
        {...form.field("reason")}
        label={t("reason")}
        description={t("unit-budgets.reason-help")}
        required
        maxLength={1000}
      />
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("unit-budgets.change")}
        </Button>
      </div>
    </CommandForm>
  );
}

/** What was changed of budgets since the launch, by whom and why; the latest first. */
function Changes({ page: { cycle, budgetChanges } }: { page: CreationPage }) {
  const { t, format, money } = useCompensationWords();
  if (budgetChanges.length === 0) return null;
  return (
    <Section title={t("unit-budgets.history")}>
      <ul className={classes.rows}>
        {budgetChanges.map(({ unitId, unit, at, by, from, to, reason }) => (
          <li key={`${unitId} ${at}`}>
            <strong>{unit}</strong>{" "}
            {t("sheet.range", { before: money(from, cycle.currency), after: money(to, cycle.currency) })}
            <div className={classes.soft}>{t("pay.source-MANUAL", { name: by, date: format.dateTime(at) })}</div>
            <div>{reason}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
