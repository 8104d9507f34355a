import { Fragment } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { budgetModes } from "../../domain/budget-tree.ts";
import { leaverPolicies, letterReleases, moverPolicies } from "../../domain/cycle-settings.ts";
import { extraLines, lineBudgets } from "../../domain/pay-lines.ts";
import { prorations } from "../../domain/proration.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** Name, day, budget, stakeholders and timeline of a draft. */
export function BasicsStep({ page: { cycle, reviewCycles, publisher } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const { settings } = cycle;
  const form = commands.useCommandForm({
    intent: "save-cycle",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    defaultValue: {
      name: cycle.name,
      effectiveOn: cycle.effectiveOn,
      ...settings,
      budget: settings.budget / 100,
      holdback: settings.holdback / 100,
      promotionBudget: settings.promotionBudget / 100,
      adjustmentBudget: settings.adjustmentBudget / 100,
    },
    said: t("said.saved"),
  });
  const chosen: Chosen = (name, value) => ({
    name,
    id: `cycle-${name}`,
    defaultValue: form.typed(name) ?? value,
    error: form.wrong(name),
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField {...form.field("name")} label={t("cycle.name")} required maxLength={120} />
      <DateField {...chosen("effectiveOn", cycle.effectiveOn)} label={t("cycle.effective-on")} required />
      <SelectField
        {...chosen("reviewCycleId", cycle.reviewCycleId ?? "")}
        label={t("basics.review-cycle")}
        description={t("basics.review-cycle-help")}
        placeholder={t("basics.no-review-cycle")}
        options={reviewCycles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <BudgetFields page={{ cycle, publisher }} form={form} chosen={chosen} />
      <LineFields settings={settings} chosen={chosen} />
      <PolicyFields settings={settings} chosen={chosen} />
      {(["lettersOn", "joinedUntil", "proposeBy", "approveBy", "publishOn"] as const).map((day) => (
        <DateField key={day} {...chosen(day, settings[day])} label={t(`basics.${day}`)} />
      ))}
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("save")}
        </Button>
      </div>
    </CommandForm>
  );
}

type Chosen = (
  name: string,
  value: string,
) => { name: string; id: string; defaultValue: string; error: string[] | undefined };
type BudgetFieldsProps = {
  page: Pick<CreationPage, "cycle" | "publisher">;
  form: { typed(name: string): string | null; wrong(name: string): string[] | undefined };
  chosen: Chosen;
};

type PolicyFieldsProps = { settings: CreationPage["cycle"]["settings"]; chosen: Chosen };

/** Whether promotions and adjustments are planned beside merit raises, and out of what. */
function LineFields({ settings, chosen }: PolicyFieldsProps) {
  const { t } = useCompensationWords();
  return extraLines.map((line) => (
    <Fragment key={line}>
      <SelectField
        {...chosen(line, settings[line])}
        label={t(`lines-of.${line}-planned`)}
        options={lineBudgets.map((one) => ({ value: one, label: t(`lines-of.${one}`) }))}
      />
      <NumberField
        {...chosen(`${line}Budget`, String(settings[`${line}Budget`] / 100))}
        label={t(`lines-of.${line}-percent`)}
        description={t("lines-of.percent-help")}
        suffix="%"
        min={0}
        max={50}
        step={0.01}
      />
    </Fragment>
  ));
}

/** How part years, moves and leavers count, and when letters are seen. */
function PolicyFields({ settings, chosen }: PolicyFieldsProps) {
  const { t } = useCompensationWords();
  return (
    <>
      <SelectField
        {...chosen("proration", settings.proration)}
        label={t("basics.proration")}
        options={prorations.map((one) => ({ value: one, label: t(`proration.${one}`) }))}
      />
      <SelectField
        {...chosen("movers", settings.movers)}
        label={t("basics.movers")}
        options={moverPolicies.map((one) => ({ value: one, label: t(`movers.${one}`) }))}
      />
      <SelectField
        {...chosen("leavers", settings.leavers)}
        label={t("basics.leavers")}
        options={leaverPolicies.map((one) => ({ value: one, label: t(`leavers.${one}`) }))}
      />
      <SelectField
        {...chosen("letters", settings.letters)}
        label={t("basics.letters")}
        options={letterReleases.map((one) => ({ value: one, label: t(`letters.${one}`) }))}
      />
    </>
  );
}

/** What there is to give, and who approves and publishes. */
function BudgetFields({ page: { cycle, publisher }, form, chosen }: BudgetFieldsProps) {
  const { t } = useCompensationWords();
  const { settings } = cycle;
  return (
    <>
      <NumberField
        {...chosen("budget", String(settings.budget / 100))}
        label={t("basics.budget")}
        suffix="%"
        min={0}
        max={50}
        step={0.01}
      />
      <SelectField
        {...chosen("budgetMode", cycle.budgetMode)}
        label={t("basics.budget-mode")}
        options={budgetModes.map((mode) => ({ value: mode, label: t(`budget.${mode}`) }))}
      />
      <NumberField
        {...chosen("holdback", String(settings.holdback / 100))}
        label={t("basics.holdback")}
        suffix="%"
        min={0}
        max={50}
        step={0.01}
      />
      <NumberField
        {...chosen("approvers", String(settings.approvers))}
        label={t("basics.approvers")}
        min={0}
        max={3}
        step={1}
      />
      <PersonField
        name="publisherId"
        label={t("basics.publisher")}
        offered={publisher ? [{ ...publisher, role: null, email: "" }] : []}
        defaultValue={form.typed("publisherId") ?? cycle.publisherId}
        error={form.wrong("publisherId")}
      />
    </>
  );
}
