import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { PersonEvent } from "../../queries/person-points.ts";
import { personCommands } from "../points-commands.ts";
import { usePointsWords } from "../points-words.ts";
import { MeasuredFields } from "../record-panel.tsx";

/** Says what really happened, or takes the event back; both with a reason the person reads. */
export function CorrectPanel({ event }: { event: PersonEvent }) {
  const { t } = usePointsWords();
  const closeHref = useAddress()({ event: null });
  const fields = { eventId: event.id, version: String(event.version) };
  const text = (value: number | null) => (value === null ? "" : String(value));
  const form = personCommands.useCommandForm({
    ...{ intent: "correct", fields, said: t("said.corrected"), leaveTo: closeHref },
    defaultValue: {
      ...{ kind: event.kind, day: event.day, minutes: text(event.minutes), days: text(event.days) },
      shiftMinutes: text(event.shiftMinutes),
    },
  });
  return (
    <FormPanel
      form={form}
      title={t("event.correct")}
      closeHref={closeHref}
      submit={t("event.save")}
      below={<Withdraw fields={fields} closeHref={closeHref} />}
    >
      <MeasuredFields form={form} kind={event.kind} />
      <TextArea {...form.field("reason")} label={t("event.why")} rows={2} required />
    </FormPanel>
  );
}

function Withdraw({ fields, closeHref }: { fields: Record<string, string>; closeHref: string }) {
  const { t } = usePointsWords();
  const form = personCommands.useCommandForm({
    ...{ intent: "withdraw", id: "withdraw-event", fields, said: t("said.withdrawn"), leaveTo: closeHref },
  });
  return (
    <Fold title={t("event.withdraw")} open={form.wrong("reason") !== undefined}>
      <CommandForm form={form} guarded>
        <TextArea
          {...form.field("reason")}
          label={t("event.why")}
          description={t("event.withdraw-text")}
          rows={2}
          required
        />
        <div>
          <Button type="submit" tone="danger" loading={form.busy}>
            {t("event.withdraw")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}
