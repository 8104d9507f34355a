import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Which column of the source is which field of ours, and how often it is read. */
export function MappingForm({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const { id, version, mapping, mappedFields, columns, everyMinutes, retiresMissing, addsTerms, unknownTerms } = page;
  const form = useCommandForm({
    intent: "map",
    fields: { installationId: id, version: String(version) },
    defaultValue: { everyMinutes: String(everyMinutes), column: mapping },
    said: t("saved"),
  });
  const list = `columns-${id}`;
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <NumberField {...form.field("everyMinutes")} label={t("every-minutes")} min={5} max={10080} required />
      {mappedFields.length > 0 ? (
        <>
          <Checkbox
            name="retiresMissing"
            defaultChecked={retiresMissing}
            label={t("retires-missing")}
            description={t("retires-missing-help")}
          />
          <Checkbox
            name="addsTerms"
            defaultChecked={addsTerms}
            label={t("adds-terms")}
            description={t("adds-terms-help")}
          />
          {unknownTerms.length > 0 ? (
            <p className={classes.detail}>{t("unknown-terms", { names: unknownTerms.join(", ") })}</p>
          ) : null}
          <datalist id={list}>
            {columns.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Fold title={t("columns")} open={Object.keys(mapping).length > 0}>
            <div className={classes.pairs}>
              {mappedFields.map((field) => (
                <TextField
                  key={field}
                  {...form.field(`column.${field}`)}
                  label={t(`field.${field}`)}
                  list={list}
                  placeholder={t("as-given")}
                  autoComplete="off"
                  maxLength={200}
                />
              ))}
            </div>
          </Fold>
        </>
      ) : null}
      <SubmitRow form={form} label={t("save")} tone="secondary" />
    </CommandForm>
  );
}
