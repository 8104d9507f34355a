import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Which data sets are sent, each with the fields that go along: no others do. */
export function DataPart({ page: { id, version, datasets } }: InstallationProps) {
  const words = useWords("integrations", ...new Set(datasets.map(({ room }) => room)));
  const form = useCommandForm({
    intent: "choose-data",
    fields: { installationId: id, version: String(version) },
    said: words("saved"),
  });
  return (
    <Section title={words("datasets")} description={words("datasets-text")}>
      <CommandForm form={form} guarded className={classes.form}>
        {datasets.map(({ name, room, label, fields, chosen }) => (
          <Checkbox
            key={name}
            name={`dataset.${name}`}
            defaultChecked={chosen}
            disabled={fields.length === 0}
            label={words(label, {}, room)}
            description={fields.length > 0 ? fields.join(", ") : words("dataset-not-consented")}
          />
        ))}
        <SubmitRow form={form} label={words("save")} tone="secondary" />
      </CommandForm>
    </Section>
  );
}
