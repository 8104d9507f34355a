import { PersonField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { goalsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";
import type { ManyGoalActsProps } from "./many-goal-acts.tsx";

const meant = ({ goalIds, matching }: ManyGoalActsProps): Record<string, string | readonly string[]> =>
  matching === null ? { goalIds } : { matching };

const countOf = ({ goalIds, matching, total }: ManyGoalActsProps) => (matching === null ? goalIds.length : total);

/** Asks who answers from now on for all that is ticked; it can be taken back. */
export function OwnerPanel(props: ManyGoalActsProps) {
  const { closed: closeHref } = useAct();
  const { t } = useGoalWords();
  const saidOfMany = useManySaid();
  const form = goalsCommands.useCommandForm({
    intent: "give-goals",
    fields: meant(props),
    said: ({ value }) => saidOfMany(value, ({ goalIds }) => t("many.done-given", { count: goalIds.length })),
    then: ({ done }) => (done ? props.onDone() : undefined),
    leaveTo: closeHref,
  });
  const count = countOf(props);
  return (
    <FormPanel
      form={form}
      title={t("many.give-title", { count })}
      closeHref={closeHref}
      submit={t("many.give-submit", { count })}
    >
      <p>{t("many.give-text", { count })}</p>
      <PersonField {...form.field("ownerId")} label={t("many.new-owner")} required />
    </FormPanel>
  );
}

/** Asks for the day on which all that is ticked is due; it can be taken back. */
export function DuePanel(props: ManyGoalActsProps) {
  const { closed: closeHref } = useAct();
  const { t } = useGoalWords();
  const saidOfMany = useManySaid();
  const form = goalsCommands.useCommandForm({
    intent: "set-due-of-goals",
    fields: meant(props),
    said: ({ value }) => saidOfMany(value, ({ goalIds }) => t("many.done-due", { count: goalIds.length })),
    then: ({ done }) => (done ? props.onDone() : undefined),
    leaveTo: closeHref,
  });
  const count = countOf(props);
  return (
    <FormPanel
      form={form}
      title={t("many.due-title", { count })}
      closeHref={closeHref}
      submit={t("many.due-submit", { count })}
    >
      <DateField {...form.field("dueDate")} label={t("many.new-due")} required />
      <TextArea {...form.field("reason")} label={t("form.reason")} rows={2} />
    </FormPanel>
  );
}
