import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { eventsCommands } from "../points-commands.ts";
import { usePointsWords } from "../points-words.ts";

type PanelProps = { eventIds: readonly string[]; onDone: () => void; closeHref: string };

/** Takes all that is ticked back for one reason; it can be undone. */
export function WithdrawEventsPanel({ eventIds, onDone, closeHref }: PanelProps) {
  const { t } = usePointsWords();
  const form = eventsCommands.useCommandForm({
    ...{ intent: "withdraw-events", fields: { eventIds: [...eventIds] }, leaveTo: closeHref },
    said: ({ value }) => ({
      text: t("events.withdrawn", { count: value.eventIds.length }),
      undo: { intent: "restore-events", fields: { eventIds: value.eventIds }, label: t("events.undo") },
    }),
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
      <p>{t("events.withdraw-text", { count: eventIds.length })}</p>
      <TextArea {...form.field("reason")} label={t("event.why")} rows={2} required />
    </FormPanel>
  );
}

/** Takes the same minutes off all that is ticked, such as where a clock was fast. */
export function CorrectEventsPanel({ eventIds, onDone, closeHref }: PanelProps) {
  const { t } = usePointsWords();
  const form = eventsCommands.useCommandForm({
    ...{ intent: "correct-events", fields: { eventIds: [...eventIds] }, leaveTo: closeHref },
    said: ({ value }) => ({
      text: t("events.corrected", { count: value.eventIds.length }),
      undo: {
        intent: "correct-events",
        fields: {
          eventIds: value.eventIds,
          minutesOff: String(-value.minutesOff),
          reason: t("events.undone-reason"),
        },
        label: t("events.undo"),
      },
    }),
    then: ({ done }) => (done ? onDone() : undefined),
  });
  return (
    <FormPanel form={form} title={t("events.correct")} closeHref={closeHref} submit={t("event.save")}>
      <p>{t("events.correct-text", { count: eventIds.length })}</p>
      <NumberField {...form.field("minutesOff")} label={t("events.minutes-off")} required />
      <TextArea {...form.field("reason")} label={t("event.why")} rows={2} required />
    </FormPanel>
  );
}
