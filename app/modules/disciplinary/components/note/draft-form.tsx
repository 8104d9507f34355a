import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { steps } from "../../domain/steps.ts";
import type { NotePage } from "../../queries/note-page.ts";
import { AdvicePart } from "./advice-part.tsx";
import { noteCommands } from "../disciplinary-commands.ts";
import { useChoices, useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

/** The words of a draft, with what rules say of them. */
export function DraftForm({ page }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const { note, advice } = page;
  const choices = useChoices(page, note);
  const form = noteCommands.useCommandForm({
    intent: "edit-note",
    fields: { noteId: note.id, version: String(note.version) },
    defaultValue: { type: note.type, severity: note.severity, step: note.step, occurredOn: note.occurredOn },
    said: t("said.saved"),
  });
  const taken = steps.filter((step) => !advice || advice.steps.includes(step) || step === note.step);
  return (
    <>
      <CommandForm form={form} guarded layout="column">
        <FieldRow>
          <SelectField {...form.field("type")} label={t("field.type")} options={choices.types} />
          <SelectField {...form.field("severity")} label={t("field.severity")} options={choices.severities} />
        </FieldRow>
        <FieldRow>
          <SelectField
            {...form.field("step")}
            label={t("field.step")}
            options={taken.map((value) => ({ value, label: t(`step.${value}`) }))}
          />
          <DateField {...form.field("occurredOn")} label={t("field.occurred")} required />
        </FieldRow>
        <RichTextArea
          id={form.field("body").id}
          name="body"
          label={t("field.body")}
          description={t("draft.body-text")}
          error={form.wrong("body")}
          defaultHtml={note.body}
          defaultText={note.text}
        />
        <Past page={page} />
        <SubmitRow form={form} label={t("draft.save")} />
      </CommandForm>
      {advice ? <AdvicePart note={note} advice={advice} /> : null}
    </>
  );
}

/** Earlier notes about the same person that this one rests on. */
function Past({ page: { past, pastOffered } }: { page: NotePage }) {
  const { t, format, typeName } = useDisciplinaryWords();
  if (pastOffered.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t("past.title")}</legend>
      {pastOffered.map((one) => (
        <Checkbox
          key={one.id}
          name="pastNoteIds"
          value={one.id}
          label={`${format.date(one.occurredOn)} · ${typeName(one)} · ${t(`step.${one.step}`)}`}
          defaultChecked={past.some(({ id }) => id === one.id)}
        />
      ))}
    </fieldset>
  );
}
