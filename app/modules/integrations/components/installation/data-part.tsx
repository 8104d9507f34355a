import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Which data sets are sent, each with the fields that go along: no others do. */
export function DataPart({ page: { id, version, datasets } }: InstallationProps) {
  const { t } = useTranslation();
  const form = useCommandForm({
    intent: "choose-data",
    fields: { installationId: id, version: String(version) },
    said: t("integrations:saved"),
  });
  return (
    <Section title={t("integrations:datasets")} description={t("integrations:datasets-text")}>
      <CommandForm form={form} guarded className={classes.form}>
        {datasets.map(({ name, room, label, fields, chosen }) => (
          <Checkbox
            key={name}
            name={`dataset.${name}`}
            defaultChecked={chosen}
            disabled={fields.length === 0}
            label={t(`${room}:${label}`)}
            description={fields.length > 0 ? fields.join(", ") : t("integrations:dataset-not-consented")}
          />
        ))}
        <SubmitRow form={form} label={t("integrations:save")} tone="secondary" />
      </CommandForm>
    </Section>
  );
}
