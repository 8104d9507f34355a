import { useState } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { relations } from "../../domain/words.ts";
import type { OwnListPage } from "../../queries/own-lists.ts";
import { listCommands } from "../one-on-one-commands.ts";
import { LengthFields } from "../settings/length-fields.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { StartField, TimeHints, useTypedTime } from "../time-hints.tsx";
import { RunningSeries } from "./running-series.tsx";

type Drawer = NonNullable<OwnListPage["drawer"]>;

/** Whom to meet, when, how long and how often. */
export function ScheduleDrawer({ drawer }: { drawer: Drawer }) {
  const { t } = useOneOnOneWords();
  const [partnerId, setPartnerId] = useState(drawer.partner?.id ?? "");
  const time = useTypedTime({ start: drawer.start, minutes: String(drawer.minutes) });
  const closeHref = useAddress()({ new: null, with: null });
  const form = listCommands.useCommandForm({
    intent: "schedule",
    defaultValue: {
      partnerId: drawer.partner?.id ?? "",
      start: drawer.start,
      minutes: String(drawer.minutes),
      everyWeeks: String(drawer.everyWeeks),
    },
    said: t("said.scheduled"),
  });
  return (
    <FormPanel
      form={form}
      title={t("form.schedule")}
      closeHref={closeHref}
      submit={t("form.submit")}
      onInput={time.listen}
    >
      <PersonField
        {...form.field("partnerId")}
        label={t("list.with")}
        onChange={(chosen) => setPartnerId(chosen ?? "")}
        required
        {...(drawer.partner ? { offered: [drawer.partner] } : {})}
      />
      {partnerId ? <RunningSeries key={partnerId} partnerId={partnerId} /> : null}
      <SelectField
        {...form.field("relation")}
        label={t("form.relation")}
        placeholder={t("form.relation-found")}
        options={relations.map((value) => ({ value, label: t(`relation.${value}`) }))}
      />
      <StartField form={form} time={time} />
      <LengthFields form={form} />
      {partnerId ? <TimeHints key={partnerId} form={form} time={time} partnerId={partnerId} /> : null}
      <Checkbox
        name="inCalendar"
        label={t("form.calendar")}
        description={t("form.calendar-text")}
        defaultChecked={drawer.inCalendar}
      />
    </FormPanel>
  );
}
