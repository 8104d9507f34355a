import { Choice } from "#app/shell/components/choice.tsx";
import { PersonField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField, type NumberFieldProps } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { budgetModes } from "../../domain/budget-tree.ts";
import { leaverPolicies, letterReleases, moverPolicies } from "../../domain/cycle-settings.ts";
import { extraLines, lineBudgets } from "../../domain/pay-lines.ts";
import { budgetFlows } from "../../domain/given-budgets.ts";
import { leavePolicies, prorations } from "../../domain/proration.ts";
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
      <div className={classes.fields}>
        <DateField {...chosen("effectiveOn", cycle.effectiveOn)} label={t("cycle.effective-on")} required />
        <Choice
          {...chosen("reviewCycleId", cycle.reviewCycleId ?? "")}
          label={t("basics.review-cycle")}
          description={t("basics.review-cycle-help")}
          placeholder={t("basics.no-review-cycle")}
          options={reviewCycles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <Section title={t("budget.title")}>
        <BudgetFields cycle={cycle} chosen={chosen} />
        <LineFields settings={settings} chosen={chosen} />
      </Section>
      <Section title={t("stakeholders.title")}>
        <StakeholderFields page={{ cycle, publisher }} form={form} chosen={chosen} />
      </Section>
      <Section title={t("launch.people")}>
        <PeopleFields settings={settings} chosen={chosen} />
      </Section>
      <Section title={t("basics.timeline")}>
        <TimelineFields settings={settings} chosen={chosen} />
      </Section>
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
type StakeholderFieldsProps = {
  page: Pick<CreationPage, "cycle" | "publisher">;
  form: { typed(name: string): string | null; wrong(name: string): string[] | undefined };
  chosen: Chosen;
};

type PolicyFieldsProps = { settings: CreationPage["cycle"]["settings"]; chosen: Chosen };

/** Whether promotions and adjustments are planned beside merit raises, and out of what. */
function LineFields({ settings, chosen }: PolicyFieldsProps) {
  const { t } = useCompensationWords();
  return extraLines.map((line) => (
    <div key={line} className={classes.fields}>
      <SelectField
        {...chosen(line, settings[line])}
        label={t(`lines-of.${line}-planned`)}
        options={lineBudgets.map((one) => ({ value: one, label: t(`lines-of.${one}`) }))}
      />
      <PercentField
        {...chosen(`${line}Budget`, String(settings[`${line}Budget`] / 100))}
        label={t(`lines-of.${line}-percent`)}
        description={t("lines-of.percent-help")}
      />
    </div>
  ));
}

const PercentField = (props: NumberFieldProps) => <NumberField {...props} suffix="%" min={0} max={50} step={0.01} />;

/** Who is in, and how part years and leavers count. */
function PeopleFields({ settings, chosen }: PolicyFieldsProps) {
  const { t } = useCompensationWords();
  return (
    <div className={classes.fields}>
      <SelectField
        {...chosen("proration", settings.proration)}
        label={t("basics.proration")}
        options={prorations.map((one) => ({ value: one, label: t(`proration.${one}`) }))}
      />
      <SelectField
        {...chosen("leave", settings.leave)}
        label={t("basics.leave")}
        description={t("basics.leave-help")}
        options={leavePolicies.map((one) => ({ value: one, label: t(`leave.${one}`) }))}
      />
      <NumberField
        {...chosen("leaveDays", String(settings.leaveDays))}
        label={t("basics.leaveDays")}
        min={1}
        max={365}
        step={1}
      />
      <DateField {...chosen("joinedUntil", settings.joinedUntil)} label={t("basics.joinedUntil")} />
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
    </div>
  );
}

/** Until when each stage is done, and when letters are seen. */
function TimelineFields({ settings, chosen }: PolicyFieldsProps) {
  const { t } = useCompensationWords();
  return (
    <div className={classes.fields}>
      {(["proposeBy", "approveBy", "publishOn"] as const).map((day) => (
        <DateField key={day} {...chosen(day, settings[day])} label={t(`basics.${day}`)} />
      ))}
      <SelectField
        {...chosen("letters", settings.letters)}
        label={t("basics.letters")}
        options={letterReleases.map((one) => ({ value: one, label: t(`letters.${one}`) }))}
      />
      <DateField
        {...chosen("lettersOn", settings.lettersOn)}
        label={t("basics.lettersOn")}
        description={t("basics.lettersOn-help")}
      />
    </div>
  );
}

/** What there is to give. */
function BudgetFields({ cycle, chosen }: Pick<CreationPage, "cycle"> & { chosen: Chosen }) {
  const { t } = useCompensationWords();
  const { settings } = cycle;
  return (
    <div className={classes.fields}>
      <PercentField {...chosen("budget", String(settings.budget / 100))} label={t("basics.budget")} />
      <SelectField
        {...chosen("budgetMode", cycle.budgetMode)}
        label={t("basics.budget-mode")}
        options={budgetModes.map((mode) => ({ value: mode, label: t(`budget.${mode}`) }))}
      />
      <SelectField
        {...chosen("budgetFlow", settings.budgetFlow)}
        label={t("basics.budgetFlow")}
        options={budgetFlows.map((flow) => ({ value: flow, label: t(`budget.${flow}`) }))}
      />
      <PercentField {...chosen("holdback", String(settings.holdback / 100))} label={t("basics.holdback")} />
    </div>
  );
}

/** Who approves and publishes. */
function StakeholderFields({ page: { cycle, publisher }, form, chosen }: StakeholderFieldsProps) {
  const { t } = useCompensationWords();
  return (
    <div className={classes.fields}>
      <NumberField
        {...chosen("approvers", String(cycle.settings.approvers))}
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
    </div>
  );
}
