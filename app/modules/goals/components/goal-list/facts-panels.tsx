import type { ReactNode } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { goalsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";
import type { ManyGoalActsProps } from "./many-goal-acts.tsx";

/** Asks who answers from now on for all that is ticked; it can be taken back. */
export function OwnerPanel(props: ManyGoalActsProps) {
  const { t } = useGoalWords();
  const saidOfMany = useManySaid();
  const form = goalsCommands.useCommandForm({
    ...useTicked(props),
    intent: "give-goals",
    said: ({ value }) => saidOfMany(value, ({ goalIds }) => t("many.done-given", { count: goalIds.length })),
  });
  return (
    <FactPanel {...props} form={form} words="give">
      <p>{t("many.give-text", { count: countOf(props) })}</p>
      <PersonField {...form.field("ownerId")} label={t("many.new-owner")} required />
    </FactPanel>
  );
}

/** Asks for the day on which all that is ticked is due; it can be taken back. */
export function DuePanel(props: ManyGoalActsProps) {
  const { t } = useGoalWords();
  const saidOfMany = useManySaid();
  const form = goalsCommands.useCommandForm({
    ...useTicked(props),
    intent: "set-due-of-goals",
    said: ({ value }) => saidOfMany(value, ({ goalIds }) => t("many.done-due", { count: goalIds.length })),
  });
  return (
    <FactPanel {...props} form={form} words="due">
      <DateField {...form.field("dueDate")} label={t("many.new-due")} required />
      <TextArea {...form.field("reason")} label={t("form.reason")} rows={2} />
    </FactPanel>
  );
}

const countOf = ({ goalIds, matching, total }: ManyGoalActsProps) => (matching === null ? goalIds.length : total);

/** What a form about all that is ticked sends along, and what follows. */
function useTicked({ goalIds, matching, onDone }: ManyGoalActsProps) {
  const { closed } = useAct();
  const fields: Record<string, string | readonly string[]> = matching === null ? { goalIds } : { matching };
  return { fields, then: ({ done }: { done: boolean }) => (done ? onDone() : undefined), leaveTo: closed };
}

type FactPanelProps = ManyGoalActsProps & { form: AnyCommandForm; words: "give" | "due"; children: ReactNode };

function FactPanel({ form, words, children, ...props }: FactPanelProps) {
  const { closed } = useAct();
  const { t } = useGoalWords();
  const count = countOf(props);
  return (
    <FormPanel
      form={form}
      title={t(`many.${words}-title`, { count })}
      closeHref={closed}
      submit={t(`many.${words}-submit`, { count })}
    >
      {children}
    </FormPanel>
  );
}
