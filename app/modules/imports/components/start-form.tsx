import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { TableFileField } from "#app/shell/components/file-import/table-file-field.tsx";
import { FileButtons, FileFields, FileForm } from "#app/shell/components/file-import/file-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { importAddress } from "../import-places.ts";
import type { ImportScreen } from "../queries/import-screen.ts";
import { EarlierFiles } from "./earlier-files.tsx";
import { useCommandForm } from "./import-commands.ts";
import { useImportWords } from "./use-import-words.ts";

const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;

/** Where a file is given, what one looks like, and the files given before. */
export function StartForm({ screen }: { screen: ImportScreen }) {
  const { t, words } = useImportWords(screen);
  const { kind, earlier, about } = screen;
  const choice = screen.choice?.kinds ?? [];
  const form = useCommandForm({
    intent: "read-file",
    fields: { ...(choice.length > 0 ? {} : { kind }), ...(about && { about: about.id }) },
  });
  const sampleKinds = choice.length > 0 ? choice : [{ kind, label: null }];
  const samples = sampleKinds.flatMap((one) => sheetFormats.map((format) => ({ ...one, format })));
  return (
    <>
      <FileForm form={form} showsRefusal encType="multipart/form-data">
        {screen.choice ? (
          <RadioGroup
            name="kind"
            label={words(screen.choice.question)}
            defaultValue={form.typed("kind") ?? kind}
            options={choice.map((one) => ({
              value: one.kind,
              label: words(one.label),
              description: words(one.text),
            }))}
          />
        ) : null}
        <TableFileField
          id="import-file"
          label={t("file")}
          description={screen.limits ? words(screen.limits.text) : t("file-text")}
          error={form.refusal ?? form.wrong("file")?.[0]}
        />
        <ReadingFields />
        <SubmitRow form={form} label={t("read")} />
      </FileForm>
      <Section title={t("samples")} description={t("samples-text")}>
        <FileButtons>
          {samples.map(({ kind: of, label, format }) => (
            <Button
              key={`${of} ${format}`}
              href={`${importAddress(of)}/sample?format=${format}`}
              download
              icon={<IconDownload />}
            >
              {label ? t("sample-of-kind", { kind: words(label), format }) : t("sample-of", { format })}
            </Button>
          ))}
        </FileButtons>
      </Section>
      {earlier.length > 0 ? <EarlierFiles screen={screen} /> : null}
    </>
  );
}

/** How a file is written, where it cannot be told by itself. */
function ReadingFields() {
  const { t } = useTranslation("imports");
  return (
    <Fold title={t("how-written")}>
      <FileFields>
        <SelectField
          name="encoding"
          label={t("encoding")}
          placeholder={t("automatic")}
          options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <SelectField
          name="delimiter"
          label={t("delimiter")}
          placeholder={t("automatic")}
          options={[
            { value: ",", label: t("delimiters.comma") },
            { value: ";", label: t("delimiters.semicolon") },
            { value: "tab", label: t("delimiters.tab") },
            { value: "|", label: t("delimiters.bar") },
          ]}
        />
      </FileFields>
    </Fold>
  );
}
