import { FormFields } from "#app/modules/records/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { endFields, planFields } from "../../plan-fields.ts";
import { insightsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import type { InsightsData } from "./insights-screen.tsx";

/** What is done about one result. */
export function AddFocusPanel({ page: { survey, scope, view } }: { page: InsightsData }) {
  const { t, say } = useEngagementWords();
  const closeHref = useAddress()({ form: null });
  const form = insightsCommands.useCommandForm({
    intent: "add-focus",
    fields: { surveyId: survey!.id, of: scope === "company" ? "company" : "team" },
    said: t("focus.added"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("focus.add")} closeHref={closeHref} submit={t("creation.save")}>
      <SelectField
        {...form.field("questionId")}
        label={t("focus.question")}
        placeholder={t("creation.choose-question")}
        required
        options={view!.questions.map(({ question }) => ({ value: question.id, label: say(question.text) }))}
      />
      <FormFields form={form} of={planFields} follows />
    </FormPanel>
  );
}

/** A task that a plan leads to. */
export function AddStepPanel({ page: { focuses }, focusId }: { page: InsightsData; focusId: string }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ step: null });
  const focus = focuses.find(({ id, state }) => id === focusId && state === "PLANNED");
  const form = insightsCommands.useCommandForm({
    intent: "add-step",
    fields: { focusId },
    defaultValue: { text: focus?.plan ?? "", dueDate: focus?.dueOn ?? "" },
    said: t("focus.step-added"),
    leaveTo: closeHref,
  });
  if (!focus) return null;
  return (
    <FormPanel form={form} title={t("focus.add-step")} closeHref={closeHref} submit={t("creation.save")}>
      <TextField {...form.field("text")} label={t("focus.step")} description={t("focus.step-text")} required />
      <DateField {...form.field("dueDate")} label={t("focus.due")} />
    </FormPanel>
  );
}

/** A goal that a plan becomes. */
export function AddGoalPanel({ page: { focuses, goalLevels }, focusId }: { page: InsightsData; focusId: string }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ goal: null });
  const focus = focuses.find(({ id, state }) => id === focusId && state === "PLANNED");
  const [first] = goalLevels;
  const form = insightsCommands.useCommandForm({
    intent: "add-goal",
    fields: { focusId, ...(goalLevels.length === 1 && { level: first! }) },
    defaultValue: { title: focus?.plan.slice(0, 120) ?? "", dueOn: focus?.dueOn ?? "", level: first ?? "" },
    said: t("focus.goal-added"),
    leaveTo: closeHref,
  });
  if (!focus || !first) return null;
  return (
    <FormPanel form={form} title={t("focus.add-goal")} closeHref={closeHref} submit={t("creation.save")}>
      <TextField {...form.field("title")} label={t("focus.goal")} description={t("focus.goal-text")} required />
      {goalLevels.length > 1 ? (
        <SelectField
          {...form.field("level")}
          label={t("focus.goal-of")}
          required
          options={goalLevels.map((value) => ({ value, label: t(`focus.goal-level.${value}`) }))}
        />
      ) : null}
      <DateField {...form.field("dueOn")} label={t("focus.due")} required />
    </FormPanel>
  );
}

/** A pulse for a manager's own people about a plan of theirs: how many are asked, how many are not, and what is told. */
export function MeasurePanel({ page: { focuses, view, team }, focusId }: { page: InsightsData; focusId: string }) {
  const { t, say, format } = useEngagementWords();
  const closeHref = useAddress()({ measure: null });
  const focus = focuses.find(({ id, state }) => id === focusId && state === "PLANNED");
  const form = insightsCommands.useCommandForm({
    intent: "measure-focus",
    fields: { focusId },
    said: t("focus.asked-again"),
    leaveTo: closeHref,
  });
  if (!focus || !team) return null;
  const asked = view?.questions.find(({ question }) => question.id === focus.questionId);
  const enough = team.asked >= team.fewest;
  return (
    <FormPanel
      form={form}
      title={t("focus.measure")}
      closeHref={closeHref}
      submit={enough ? t("launch.act", { count: team.asked }) : null}
    >
      {enough ? null : <Callout tone="warning">{t("focus.too-few", { count: format.number(team.fewest) })}</Callout>}
      {asked ? (
        <p className={classes.strong} dir="auto">
          {say(asked.question.text)}
        </p>
      ) : null}
      <p className={classes.words} dir="auto">
        {focus.plan}
      </p>
      <p className={classes.soft}>{t("focus.measure-text", { count: format.number(team.fewest) })}</p>
      {team.often > 0 ? <p className={classes.soft}>{t("launch.often", { count: team.often })}</p> : null}
    </FormPanel>
  );
}

/** What came of a plan. */
export function EndFocusPanel({ page: { focuses, scope }, focusId }: { page: InsightsData; focusId: string }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ end: null });
  const focus = focuses.find(({ id, state }) => id === focusId && state === "PLANNED");
  const form = insightsCommands.useCommandForm({
    intent: "end-focus",
    fields: { focusId, version: String(focus?.version ?? 0) },
    defaultValue: { state: "DONE" },
    said: t("focus.ended"),
    leaveTo: closeHref,
  });
  if (!focus) return null;
  return (
    <FormPanel form={form} title={focus.plan} closeHref={closeHref} submit={t("creation.save")}>
      <FormFields form={form} of={endFields(scope === "company")} />
    </FormPanel>
  );
}
