import { useState } from "react";
import { FormFields, startOf } from "#app/modules/records/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { planFields } from "../../develop-fields.ts";
import { planCommands } from "../develop-commands.ts";
import { useDevelopWords } from "../develop-words.ts";
import type { PlanData } from "./plan-screen.tsx";
import { ReopensPlan, useSaveLabel } from "./reopens.tsx";

/** What the plan is for, who helps, and until when. */
export function PlanPanel({ page: { plan, person } }: { page: PlanData }) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ form: null });
  const submit = useSaveLabel(plan);
  const read = { ...plan, mentorId: plan?.mentor };
  const form = planCommands.useCommandForm({
    intent: "save-plan",
    fields: { employeeId: person.id, ...(plan ? { version: String(plan.version) } : {}) },
    defaultValue: startOf(planFields, read),
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t(plan ? "plan.edit" : "plan.start")} closeHref={closeHref} submit={submit}>
      <ReopensPlan plan={plan} />
      <FormFields form={form} of={planFields} values={read} />
    </FormPanel>
  );
}

type Near = NonNullable<PlanData["offered"][number]["near"]>;

/** A level of a competency to aim at: the one that is asked for, once a competency is chosen. */
export function GoalPanel({ page, planId }: { page: PlanData; planId: string }) {
  const { t, levelOptions, levelName } = useDevelopWords();
  const closeHref = useAddress()({ form: null, competency: null });
  const form = planCommands.useCommandForm({
    intent: "add-goal",
    fields: { planId },
    defaultValue: { competencyId: page.competency ?? "", level: "", note: "" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  const submit = useSaveLabel(page.plan);
  const [level, setLevel] = useState(
    form.typed("level") ?? page.offered.find(({ id }) => id === page.competency)?.near?.level ?? "",
  );
  const taken = new Set(page.goals.map(({ competency }) => competency.id));
  const offered = page.offered.filter(({ id }) => !taken.has(id));
  const whyNear = ({ by, level: asked, grade }: Near) =>
    t(`plan.near.${by}`, { level: levelName(asked, page.levels), grade: grade ?? "–" });
  return (
    <FormPanel form={form} title={t("plan.add-goal")} closeHref={closeHref} submit={submit}>
      <ReopensPlan plan={page.plan} />
      <ComboField
        {...form.field("competencyId")}
        label={t("competency")}
        placeholder={t("choose")}
        emptyText={t("plan.no-competency")}
        options={offered.map(({ id, name, near }) => {
          const why = near && whyNear(near);
          return { value: id, label: name, ...(why ? { description: why } : {}) };
        })}
        onChange={(id) => setLevel(offered.find((one) => one.id === id)?.near?.level ?? level)}
        required
      />
      <SelectField
        {...form.field("level")}
        value={level}
        onChange={(event) => setLevel(event.currentTarget.value)}
        label={t("plan.level")}
        placeholder={t("choose")}
        options={levelOptions(page.levels)}
        required
      />
      <TextArea {...form.field("note")} label={t("plan.goal-note")} rows={3} />
    </FormPanel>
  );
}

/** A step towards a goal: a task. */
export function StepPanel({ goalId }: { goalId: string }) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ step: null });
  const form = planCommands.useCommandForm({
    intent: "add-step",
    fields: { goalId },
    defaultValue: { text: "", dueDate: "" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("plan.add-step")} closeHref={closeHref} submit={t("save")}>
      <TextField {...form.field("text")} label={t("plan.step")} description={t("plan.step-text")} required />
      <DateField {...form.field("dueDate")} label={t("plan.due")} />
    </FormPanel>
  );
}
