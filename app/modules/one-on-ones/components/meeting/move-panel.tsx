import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { StartField, TimeHints, useTypedTime } from "../time-hints.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Another time for this meeting, or for all from here on. */
export function MovePanel({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ act: null });
  const time = useTypedTime({ start: page.typedStart, minutes: String(page.minutes) });
  const form = meetingCommands.useCommandForm({
    intent: "move",
    fields: { meetingId: page.id, version: String(page.version) },
    defaultValue: { start: page.typedStart, which: "ONE" },
    said: t("said.move"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("acts.move")} closeHref={closeHref} submit={t("acts.move")} onInput={time.listen}>
      <StartField form={form} time={time} />
      <TimeHints form={form} time={time} partnerId={page.other.id} moved={{ meeting: page.id }} />
      {page.series.everyWeeks > 0 ? (
        <RadioGroup
          {...form.field("which")}
          label={t("move.which")}
          options={(["ONE", "FOLLOWING"] as const).map((value) => ({ value, label: t(`move.${value}`) }))}
        />
      ) : null}
    </FormPanel>
  );
}
