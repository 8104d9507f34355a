import { PeopleField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { NoteForm } from "../queries/note-form.ts";
import classes from "./disciplinary.module.css";
import { listCommands } from "./disciplinary-commands.ts";
import { useChoices, useDisciplinaryWords } from "./disciplinary-words.ts";

/** A draft for each person named; nobody but the author and HR learns of it until it is published. */
export function NewNotePanel({ offered }: { offered: NoteForm }) {
  const { t } = useDisciplinaryWords();
  const closeHref = useAddress()({ new: null });
  const choices = useChoices(offered);
  const form = listCommands.useCommandForm({
    intent: "raise-note",
    defaultValue: { severity: "LOW", occurredOn: offered.today },
    said: t("said.drafted"),
  });
  return (
    <FormPanel form={form} title={t("new")} closeHref={closeHref} submit={t("draft.begin")} wide>
      <p className={classes.soft}>{t("draft.secret")}</p>
      <PeopleField
        name="employeeIds"
        error={form.wrong("employeeIds")}
        label={t("draft.people")}
        description={t("draft.people-text")}
        required
      />
      <FieldRow>
        <SelectField {...form.field("type")} label={t("field.type")} options={choices.types} placeholder="" required />
        <SelectField {...form.field("severity")} label={t("field.severity")} options={choices.severities} />
        <DateField {...form.field("occurredOn")} label={t("field.occurred")} required />
      </FieldRow>
      <RichTextArea
        key={form.turn}
        id={form.field("body").id}
        name="body"
        label={t("field.body")}
        description={t("draft.body-text")}
        error={form.wrong("body")}
        defaultHtml=""
        defaultText={form.typed("body") ?? ""}
      />
    </FormPanel>
  );
}
