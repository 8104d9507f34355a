import { useState, type FormEvent } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { LengthFields } from "../settings/length-fields.tsx";
import { WhatChanges } from "./what-changes.tsx";

type Editing = NonNullable<MeetingPage["editing"]>;

/** Another rhythm, length, day or hour for all that comes, and what of it would change. */
export function EditSeriesPanel({ page, editing }: { page: MeetingPage; editing: Editing }) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ act: null });
  const read = useVersionRead(editing.version);
  const first = {
    start: editing.start,
    minutes: String(editing.minutes),
    everyWeeks: String(editing.everyWeeks),
  };
  const [typed, setTyped] = useState(() => new URLSearchParams(first).toString());
  const form = meetingCommands.useCommandForm({
    intent: "edit-series",
    fields: { seriesId: page.seriesId, version: String(read.version) },
    defaultValue: first,
    said: t("said.edit-series"),
    then: read.told,
    leaveTo: closeHref,
  });
  const listen = (event: FormEvent<HTMLFormElement>) => setTyped(planFields(event.currentTarget));
  return (
    <FormPanel form={form} title={t("acts.edit-series")} closeHref={closeHref} submit={t("save")} onInput={listen}>
      <DateField
        {...form.field("start")}
        kind="datetime-local"
        label={t("edit-series.start")}
        description={t("edit-series.start-text")}
        required
      />
      <LengthFields form={form} again={page.series.everyWeeks > 0} />
      <WhatChanges seriesId={page.seriesId} typed={typed} />
    </FormPanel>
  );
}

function planFields(form: HTMLFormElement): string {
  const data = new FormData(form);
  const fields = new URLSearchParams();
  for (const name of ["start", "minutes", "everyWeeks"]) fields.set(name, String(data.get(name) ?? ""));
  return fields.toString();
}
