import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ImportColumns } from "#app/shell/components/file-import/import-columns.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { importFields } from "../domain/import/columns.ts";
import { dateFormats } from "../domain/import/date-formats.ts";
import type { ImportScreen } from "../queries/import-screen.ts";
import { useFieldWords } from "./import-words.ts";
import classes from "./import.module.css";
import { UnsavedSettings } from "./unsaved-settings.tsx";
import type { useRefusal } from "./use-refusal.ts";

export type ImportSettingsFormProps = { screen: ImportScreen; refusal: ReturnType<typeof useRefusal> };

/** What each column means, how dates are written, and from when what the file says holds. */
export function ImportSettingsForm({ screen, refusal }: ImportSettingsFormProps) {
  const { record } = screen;
  const { t } = useTranslation("people");
  const navigation = useNavigation();
  const busy = navigation.formData?.get("intent") === "check-import";
  const [chosen, setChosen] = useState(false);
  return (
    <Form method="post" onChange={() => setChosen(true)} onSubmit={() => setChosen(false)}>
      <UnsavedSettings when={chosen} />
      <input type="hidden" name="intent" value="check-import" />
      <input type="hidden" name="importId" value={record.id} />
      <ColumnChoices screen={screen} refusal={refusal} />
      <ReadingChoices screen={screen} refusal={refusal} />
      <div className={classes.end}>
        <Button type="submit" tone={record.status === "READ" ? "primary" : "secondary"} loading={busy}>
          {t("import.check")}
        </Button>
      </div>
    </Form>
  );
}

/** What each column of the file means. */
function ColumnChoices({ screen: { record, sample, fields }, refusal }: ImportSettingsFormProps) {
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
            error: refusal.field(`column.${field}`),
          })),
          ...fields
            .filter((field) => !field.archived)
            .map(({ id, name }) => ({
              name: `field.${id}`,
              label: name,
              column: settings.fields?.[id],
              error: refusal.field(`field.${id}`),
            })),
        ]}
      />
    </Section>
  );
}

/** How dates are written, from when what the file says holds, and what becomes of those it leaves out. */
function ReadingChoices({ screen: { record }, refusal }: ImportSettingsFormProps) {
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
          error={refusal.field("from")}
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
