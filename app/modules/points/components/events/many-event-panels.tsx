import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { eventsCommands } from "../points-commands.ts";
import { usePointsWords } from "../points-words.ts";

type PanelProps = {
  eventIds: readonly string[];
  /** The address of the list, where all of it is meant. */
  matching: string | null;
  count: number;
  onDone: () => void;
  closeHref: string;
};

const meant = ({ eventIds, matching }: Pick<PanelProps, "eventIds" | "matching">): Record<string, string | string[]> =>
  matching === null ? { eventIds: [...eventIds] } : { matching };

/** Takes all that is ticked back for one reason; it can be undone. */
export function WithdrawEventsPanel({ onDone, closeHref, count, ...chosen }: PanelProps) {
  const { t } = usePointsWords();
  const saidOfMany = useManySaid();
  const form = eventsCommands.useCommandForm({
    ...{ intent: "withdraw-events", fields: meant(chosen), leaveTo: closeHref },
    said: ({ value }) =>
      saidOfMany(value, ({ eventIds }) => ({
        text: t("events.withdrawn", { count: eventIds.length }),
        undo: { intent: "restore-events", fields: { eventIds }, label: t("events.undo") },
      })),
    then: ({ done }) => (done ? onDone() : undefined),
  });
  return (
    <FormPanel
      form={form}
      title={t("events.withdraw-title")}
      closeHref={closeHref}
      submit={t("events.withdraw")}
      tone="danger"
    >
      <p>{t("events.withdraw-text", { count })}</p>
      <TextArea {...form.field("reason")} label={t("event.why")} rows={2} required />
    </FormPanel>
  );
}

/** Takes the same minutes off all that is ticked, such as where a clock was fast. */
export function CorrectEventsPanel({ onDone, closeHref, count, ...chosen }: PanelProps) {
  const { t } = usePointsWords();
  const saidOfMany = useManySaid();
  const form = eventsCommands.useCommandForm({
    ...{ intent: "correct-events", fields: meant(chosen), leaveTo: closeHref },
    said: ({ value }) =>
      saidOfMany(value, ({ eventIds, minutesOff }) => ({
        text: t("events.corrected", { count: eventIds.length }),
        undo: {
          intent: "correct-events",
          fields: { eventIds, minutesOff: String(-minutesOff), reason: t("events.undone-reason") },
          label: t("events.undo"),
        },
      })),
    then: ({ done }) => (done ? onDone() : undefined),
  });
  return (
    <FormPanel form={form} title={t("events.correct")} closeHref={closeHref} submit={t("event.save")}>
      <p>{t("events.correct-text", { count })}</p>
      <NumberField {...form.field("minutesOff")} label={t("events.minutes-off")} required />
      <TextArea {...form.field("reason")} label={t("event.why")} rows={2} required />
    </FormPanel>
  );
}
