import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { AboveFlow } from "../../domain/budget-changes.ts";
import { openIn } from "../../domain/budget-tree.ts";
import { byHandText } from "../../domain/given-budgets.ts";
import { percentOf } from "../../domain/guideline.ts";
import type { CreationPage } from "../../queries/creation-page.ts";

import type { UnitBudget, UnitBudgets } from "../../queries/unit-budgets.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { planBudgets, type PlannedLevel } from "./planned-level.ts";

type LevelProps = { cycle: CreationPage["cycle"]; level: UnitBudgets };

/** What each unit of a draft has to give: its share of pay, or what it is given by hand, one level at a time. */
export function BudgetsStep({ page: { cycle, unitBudgets } }: { page: CreationPage }) {
  if (!unitBudgets) return null;
  return <Draft key={`${unitBudgets.whole.unitId} ${cycle.version}`} cycle={cycle} level={unitBudgets} />;
}

function Draft({ cycle, level }: LevelProps) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "save-unit-budgets",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <p className={classes.soft}>{t(`unit-budgets.${cycle.settings.budgetFlow}`)}</p>
      <BudgetsOfLevel form={form} cycle={cycle} level={level} above="KEEP" />
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("unit-budgets.save")}
        </Button>
      </div>
    </CommandForm>
  );
}

type BudgetsOfLevelProps = LevelProps & { form: Pick<AnyCommandForm, "typed" | "wrong">; above: AboveFlow };

/** A unit's parts with what each is given, typed over in place: what they come to stands beside them at once. */
export function BudgetsOfLevel({ form, cycle, level, above }: BudgetsOfLevelProps) {
  const rows = level.whole.isCompany ? [level.whole, ...level.units] : level.units;
  const at = new Map(rows.map(({ unitId }, index) => [unitId, `units[${index}].given`]));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      rows.map(({ unitId, byHand }) => [
        unitId,
        form.typed(at.get(unitId)!) ?? byHandText(byHand ?? undefined, cycle.currency),
      ]),
    ),
  );
  const planned = planBudgets(cycle, level, { typed, above });
  return (
    <>
      <Path level={level} />
      <Left cycle={cycle} level={level} planned={planned} />
      {rows.map(({ unitId }, index) => (
        <input key={unitId} type="hidden" name={`units[${index}].unitId`} value={unitId} />
      ))}
      <Units
        cycle={cycle}
        rows={rows}
        amounts={planned.amounts}
        field={(unitId) => ({
          name: at.get(unitId)!,
          id: at.get(unitId)!,
          value: typed[unitId] ?? "",
          error: form.wrong(at.get(unitId)!),
          onChange: ({ currentTarget }) => setTyped({ ...typed, [unitId]: currentTarget.value }),
        })}
      />
    </>
  );
}

/** What is left of the budget above, or by how much it is exceeded, while one types. */
function Left({ cycle, level, planned }: LevelProps & { planned: PlannedLevel }) {
  const { t, money } = useCompensationWords();
  const { name, isCompany } = level.whole;
  const whole = money(planned.whole, cycle.currency);
  if (cycle.settings.budgetFlow === "UP" && isCompany && planned.left === 0)
    return <p role="status">{t("unit-budgets.sum", { amount: whole })}</p>;
  if (planned.left >= 0)
    return (
      <p role="status">{t("unit-budgets.left", { amount: money(planned.left, cycle.currency), of: whole, name })}</p>
    );
  return (
    <Callout tone={cycle.budgetMode === "HARD" ? "danger" : "warning"} announced>
      {t(`unit-budgets.over-${cycle.budgetMode}`, { amount: money(-planned.left, cycle.currency), of: whole, name })}
    </Callout>
  );
}

function Path({ level: { path, whole } }: Pick<LevelProps, "level">) {
  const { t } = useCompensationWords();
  const address = useAddress();
  if (path.length < 2) return null;
  return (
    <nav className={classes.line} aria-label={t("unit-budgets.path")}>
      {path.map(({ unitId, name }, at) => (
        <span key={unitId} className={classes.line}>
          {at > 0 ? <span aria-hidden="true">/</span> : null}
          {unitId === whole.unitId ? (
            <strong>{name}</strong>
          ) : (
            <UiLink href={address({ unit: at === 0 ? null : unitId })}>{name}</UiLink>
          )}
        </span>
      ))}
    </nav>
  );
}

type UnitsProps = {
  cycle: CreationPage["cycle"];
  rows: readonly UnitBudget[];
  amounts: ReadonlyMap<string, number>;
  field: (unitId: string) => {
    name: string;
    id: string;
    value: string;
    error: string[] | undefined;
    onChange: React.ChangeEventHandler<HTMLInputElement>;
  };
};

type AmountProps = Pick<LevelProps, "cycle"> & { unit: UnitBudget; amount: number };

/** What a unit will have, and whether that is less than is proposed in it. */
function Amount({ cycle, unit: { pay, proposed }, amount }: AmountProps) {
  const { t, money, percent } = useCompensationWords();
  return (
    <>
      {money(amount, cycle.currency)} <span className={classes.soft}>{percent(percentOf(amount, pay))}</span>
      {proposed !== null && proposed > openIn(amount, cycle.settings.holdback) ? (
        <Chip tone={cycle.budgetMode === "HARD" ? "red" : "orange"}>{t("unit-budgets.too-little")}</Chip>
      ) : null}
    </>
  );
}

/** A unit by its name, which leads to its parts where it has any. */
function Name({ unit: { unitId, name }, opens }: { unit: UnitBudget; opens: boolean }) {
  const address = useAddress();
  if (!opens) return <strong>{name}</strong>;
  return (
    <UiLink href={address({ unit: unitId })}>
      {name} <span aria-hidden="true">›</span>
    </UiLink>
  );
}

/** A unit in a line, the unit above first. */
function Units({ cycle, rows, amounts, field }: UnitsProps) {
  const { t, format, money } = useCompensationWords();
  return (
    <DataTable
      caption={t("budget.title")}
      rows={rows}
      rowKey={({ unitId }) => unitId}
      columns={[
        {
          id: "name",
          header: t("sheet.unit"),
          render: (unit) => <Name unit={unit} opens={unit.opens && unit.unitId !== cycle.id} />,
        },
        { id: "people", header: t("launch.people"), align: "end", render: ({ people }) => format.number(people) },
        { id: "pay", header: t("launch.pay"), align: "end", render: ({ pay }) => money(pay, cycle.currency) },
        {
          id: "amount",
          header: t("launch.budget"),
          align: "end",
          narrow: "named",
          render: (unit) => <Amount cycle={cycle} unit={unit} amount={amounts.get(unit.unitId)!} />,
        },
        ...(rows.some(({ proposed }) => proposed !== null)
          ? [
              {
                id: "proposed",
                header: t("unit-budgets.proposed"),
                align: "end" as const,
                narrow: "named" as const,
                render: ({ proposed }: UnitBudget) => money(proposed, cycle.currency),
              },
            ]
          : []),
        {
          id: "by-hand",
          header: t("unit-budgets.by-hand"),
          narrow: true,
          width: "12rem",
          render: ({ unitId, name }) => (
            <TextField
              {...field(unitId)}
              label={t("unit-budgets.by-hand-of", { name })}
              hideLabel
              placeholder={t("unit-budgets.by-pay")}
              maxLength={40}
              autoComplete="off"
            />
          ),
        },
      ]}
    />
  );
}
