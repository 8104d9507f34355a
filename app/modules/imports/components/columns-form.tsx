import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { openBy } from "#app/platform/forms/open-by.ts";
import { ImportColumns } from "#app/shell/components/file-import/import-columns.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { formNameOf } from "../domain/columns.ts";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { useCommandForm } from "./import-commands.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { useImportWords } from "./use-import-words.ts";

const staysOpen = openBy();

/** What each column means, guessed by its head, and what is asked besides; to be put right by hand, and then checked. */
export function ColumnsForm({ screen, file }: { screen: ImportScreen; file: ShownFile }) {
  const { t, column } = useImportWords(screen);
  const form = useCommandForm({ intent: "check-file", fields: { fileId: file.id } });
  return (
    <CommandForm form={form} guarded stays={staysOpen}>
      <Section title={t("columns")} description={t("columns-text")}>
        <ImportColumns
          headers={file.headers}
          sample={file.sample}
          nameless={(number) => t("column", { number })}
          notInFile={t("not-in-file")}
          fields={screen.columns.map(({ name, required = false }) => ({
            name: `columns.${formNameOf(name)}`,
            label: column(name),
            column: file.mapping[name],
            required,
            ...(form.wrong(`columns.${formNameOf(name)}`)?.[0] && {
              error: form.wrong(`columns.${formNameOf(name)}`)![0]!,
            }),
          }))}
        />
      </Section>
      <SettingsFields screen={screen} file={file} wrong={form.wrong} />
      <SubmitRow form={form} label={t("check")} tone={file.status === "READ" ? "primary" : "secondary"} />
    </CommandForm>
  );
}
