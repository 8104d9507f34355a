import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { importCommands } from "../people-commands.ts";
import { useTranslation } from "react-i18next";
import { ImportColumns } from "#app/shell/components/file-import/import-columns.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { importFields } from "../../domain/import/columns.ts";
import { dateFormats } from "#app/platform/import/date-formats.ts";
import type { ImportScreen } from "../../queries/import-screen.ts";
import { useFieldWords } from "./import-words.ts";
import classes from "./import.module.css";

export type ImportSettingsFormProps = { screen: ImportScreen };
type ChoicesProps = ImportSettingsFormProps & { form: AnyCommandForm };

/** What each column means, how dates are written, and from when what the file says holds. */
export function ImportSettingsForm({ screen }: ImportSettingsFormProps) {
  const { record } = screen;
  const { t } = useTranslation("people");
  const form = importCommands.useCommandForm({ intent: "check-import", fields: { importId: record.id } });
  return (
    <CommandForm form={form} guarded stays={({ pathname }) => pathname === window.location.pathname}>
      <ColumnChoices screen={screen} form={form} />
      <ReadingChoices screen={screen} form={form} />
      <div className={classes.end}>
        <Button type="submit" tone={record.status === "READ" ? "primary" : "secondary"} loading={form.busy}>
          {t("import.check")}
        </Button>
      </div>
    </CommandForm>
  );
}

/** What each column of the file means. */
function ColumnChoices({ screen: { record, sample, fields }, form }: ChoicesProps) {
  const { t } = useTranslation("people");
  const about = useFieldWords(fields);
  const { settings, headers } = record;
  return (
    <Section title={t("import.columns")} description={t("import.columns-text")}>
      <ImportColumns
        headers={headers}
        sample={sample[0]}
        nameless={(number) => t("import.column", { number })}
        notInFile={t("import.not-in-file")}
        fields={[
          ...importFields.map((field) => ({
            name: `column.${field}`,
            label: about(field),
            column: settings.mapping[field],
            error: form.wrong(`column.${field}`),
          })),
          ...fields
            .filter((field) => !field.archived)
            .map(({ id, name }) => ({
              name: `field.${id}`,
              label: name,
              column: settings.fields?.[id],
              error: form.wrong(`field.${id}`),
            })),
        ]}
      />
    </Section>
  );
}

/** How dates are written, from when what the file says holds, and what becomes of those it leaves out. */
function ReadingChoices({ screen: { record }, form }: ChoicesProps) {
  const { t } = useTranslation("people");
  const { settings } = record;
  return (
    <Section title={t("import.reading")}>
      <div className={classes.fields}>
        <SelectField
          name="dateFormat"
          label={t("import.date-format")}
          options={dateFormats.map((value) => ({ value, label: value }))}
          defaultValue={settings.dateFormat}
        />
        <DateField
          id="import-from"
          name="from"
          label={t("import.from")}
          description={t("import.from-text")}
          defaultValue={settings.from}
          error={form.wrong("from")}
          required
        />
      </div>
      <Checkbox
        name="retireMissing"
        label={t("import.retire-missing")}
        description={t("import.retire-missing-text")}
        defaultChecked={settings.retireMissing}
      />
    </Section>
  );
}
