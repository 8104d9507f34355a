import { useEffect } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { SavingStatus } from "#app/platform/forms/saving-status.tsx";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { steps } from "../../domain/steps.ts";
import type { NotePage } from "../../queries/note-page.ts";
import { AdvicePart } from "./advice-part.tsx";
import { useChoices, useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";
import type { DraftSaving } from "./use-draft-saving.ts";

/** The words of a draft, which save themselves, with what rules say of them. */
export function DraftForm({ page, draft }: { page: NotePage; draft: DraftSaving }) {
  const { t } = useDisciplinaryWords();
  const { note, advice } = page;
  return (
    <>
      <ActForm
        ref={draft.form}
        command={draft.command}
        intent="edit-note"
        fields={{ noteId: note.id, version: String(note.version) }}
        onChange={draft.change}
        className={classes.draft}
        noValidate
      >
        {draft.state === "CONFLICT" ? <Conflict note={note} draft={draft} /> : null}
        <Words key={draft.turn} page={page} draft={draft} />
        <SavingStatus state={draft.state} className={classes.soft} />
        <noscript>
          <Button type="submit">{t("draft.save")}</Button>
        </noscript>
        <UnsavedChanges when={draft.unsaved} />
      </ActForm>
      {advice ? <AdvicePart note={note} advice={advice} draft={draft} /> : null}
    </>
  );
}

/** What stands in the note now, where somebody else was first, or another window. */
function Conflict({ note, draft }: { note: NotePage["note"]; draft: DraftSaving }) {
  const { t } = useDisciplinaryWords();
  return (
    <Callout tone="warning" announced title={t("draft.conflict")}>
      <RichText html={note.body} />
      <p>{t("draft.conflict-text")}</p>
      <Button size="small" onClick={draft.keepMine}>
        {t("draft.keep-mine")}
      </Button>
    </Callout>
  );
}

function Words({ page, draft }: { page: NotePage; draft: DraftSaving }) {
  const { t } = useDisciplinaryWords();
  const { note, advice } = page;
  const choices = useChoices(page, note);
  const taken = steps.filter((step) => !advice || advice.steps.includes(step) || step === note.step);
  // Filled anew, it is of the version that is shown.
  useEffect(() => draft.begin(), []); // eslint-disable-line react-hooks/exhaustive-deps -- once, as it is filled
  const field = (name: string, label: string) => ({ name, label, error: draft.wrong(name) });
  return (
    <>
      <FieldRow>
        <SelectField {...field("type", t("field.type"))} defaultValue={note.type} options={choices.types} />
        <SelectField
          {...field("severity", t("field.severity"))}
          defaultValue={note.severity}
          options={choices.severities}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          {...field("step", t("field.step"))}
          defaultValue={note.step}
          options={taken.map((value) => ({ value, label: t(`step.${value}`) }))}
        />
        <DateField {...field("occurredOn", t("field.occurred"))} defaultValue={note.occurredOn} required />
      </FieldRow>
      <RichTextArea
        id="note-body"
        {...field("body", t("field.body"))}
        description={t("draft.body-text")}
        defaultHtml={note.body}
        defaultText={note.text}
        onChange={draft.change}
        onBlur={draft.now}
      />
      <Past page={page} />
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
