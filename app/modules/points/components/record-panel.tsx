import { useState } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { shiftKinds, type ShiftKind } from "../domain/rules.ts";
import type { eventsCommands, personCommands, statusCommands } from "./points-commands.ts";
import classes from "./points.module.css";
import { usePointsWords } from "./points-words.ts";

type Commands = typeof statusCommands | typeof personCommands | typeof eventsCommands;
export type RecordPanelProps = {
  commands: Commands;
  /** Of whom; chosen in the panel where it is left out. */
  person?: { id: string; name: string };
  today: string;
  closeHref: string;
};

/** Records a late arrival, early departure or missed shift by hand. */
export function RecordPanel({ commands, person, today, closeHref }: RecordPanelProps) {
  const { t } = usePointsWords();
  const form = (commands as typeof statusCommands).useCommandForm({
    intent: "record",
    fields: person ? { employeeId: person.id } : {},
    defaultValue: { day: today, kind: "LATE_ARRIVAL" },
    said: t("said.recorded"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("add.title")} closeHref={closeHref} submit={t("add.submit")}>
      {person ? null : (
        <PersonField name="employeeId" label={t("field.employee")} error={form.wrong("employeeId")} required />
      )}
      <MeasuredFields form={form} kind="LATE_ARRIVAL" />
      <TextArea {...form.field("note")} label={t("field.note")} rows={2} />
    </FormPanel>
  );
}

type MeasuredForm = Pick<ReturnType<typeof statusCommands.useCommandForm>, "field" | "typed">;

/** What happened at a shift: which fields are asked follows what it was. */
export function MeasuredFields({ form, kind }: { form: MeasuredForm; kind: ShiftKind }) {
  const { t } = usePointsWords();
  const [chosen, setChosen] = useState<string>(form.typed("kind") ?? kind);
  const isMissed = chosen === "MISSED_SHIFT";
  return (
    <>
      <SelectField
        {...form.field("kind")}
        label={t("field.kind")}
        options={shiftKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <DateField {...form.field("day")} label={t("field.day")} required />
      <div className={classes.pair}>
        {isMissed ? (
          <NumberField {...form.field("days")} label={t("field.days")} min={1} max={366} step={1} />
        ) : (
          <NumberField {...form.field("minutes")} label={t("field.minutes")} min={1} max={1440} step={1} required />
        )}
        <NumberField {...form.field("shiftMinutes")} label={t("field.shiftMinutes")} min={1} max={1440} step={1} />
      </div>
    </>
  );
}
