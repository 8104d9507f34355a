import { useState, type FormEvent } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { LengthFields } from "../settings/length-fields.tsx";
import { StartField, TimeHints, useTypedTime } from "../time-hints.tsx";
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
  const [everyWeeks, setEveryWeeks] = useState(first.everyWeeks);
  const time = useTypedTime(first);
  const form = meetingCommands.useCommandForm({
    intent: "edit-series",
    fields: { seriesId: page.seriesId, version: String(read.version) },
    defaultValue: first,
    said: t("said.edit-series"),
    then: read.told,
    leaveTo: closeHref,
  });
  const listen = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget).get("everyWeeks");
    if (typeof chosen === "string") setEveryWeeks(chosen);
    time.listen(event);
  };
  const typed = new URLSearchParams({ ...time.typed, everyWeeks }).toString();
  return (
    <FormPanel form={form} title={t("acts.edit-series")} closeHref={closeHref} submit={t("save")} onInput={listen}>
      <StartField form={form} time={time} label={t("edit-series.start")} description={t("edit-series.start-text")} />
      <LengthFields form={form} again={page.series.everyWeeks > 0} />
      <TimeHints form={form} time={time} partnerId={page.other.id} moved={{ series: page.seriesId }} />
      <WhatChanges seriesId={page.seriesId} typed={typed} />
    </FormPanel>
  );
}
