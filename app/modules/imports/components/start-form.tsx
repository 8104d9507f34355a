import { IconDownload } from "@tabler/icons-react";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { TableFileField } from "#app/shell/components/file-import/table-file-field.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { FileButtons, FileForm } from "#app/shell/components/file-import/file-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { importAddress } from "../import-places.ts";
import type { EarlierFile, ImportScreen } from "../queries/import-screen.ts";
import { useCommandForm } from "./import-commands.ts";
import { useImportWords } from "./use-import-words.ts";

/** Where a file is given, what one looks like, and the files given before. */
export function StartForm({ screen }: { screen: ImportScreen }) {
  const { t, words } = useImportWords(screen);
  const { kind, earlier } = screen;
  const choice = screen.choice?.kinds ?? [];
  const form = useCommandForm({ intent: "read-file", fields: choice.length > 0 ? {} : { kind } });
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
          description={t("file-text")}
          error={form.refusal ?? form.wrong("file")?.[0]}
        />
        <SubmitRow form={form} label={t("read")} />
      </FileForm>
      <Section title={t("samples")} description={t("samples-text")}>
        <FileButtons>
          {samples.map(({ kind: of, label, format }) => (
            <Button
              key={`${of} ${format}`}
              href={`${importAddress(of)}/sample?format=${format}`}
              download
              icon={<IconDownload size={16} />}
            >
              {label ? t("sample-of-kind", { kind: words(label), format }) : t("sample-of", { format })}
            </Button>
          ))}
        </FileButtons>
      </Section>
      {earlier.length > 0 ? <Earlier screen={screen} /> : null}
    </>
  );
}

function Earlier({ screen }: { screen: ImportScreen }) {
  const { t, words } = useImportWords(screen);
  const { earlier, choice } = screen;
  const format = useFormat(useViewer().timeZone);
  const kindOf = (row: EarlierFile) => words(choice?.kinds.find(({ kind }) => kind === row.kind)?.label ?? row.kind);
  const columns: Column<EarlierFile>[] = [
    { id: "file", header: t("file"), render: (row) => row.fileName },
    ...(choice ? [{ id: "kind", narrow: true, header: words(choice.question), render: kindOf }] : []),
    { id: "status", narrow: true, header: t("status"), render: (row) => t(`state.${row.status}`) },
    { id: "lines", narrow: true, header: t("lines"), align: "end", render: (row) => format.number(row.lines) },
    { id: "at", narrow: true, header: t("read-on"), render: (row) => format.dateTime(row.at) },
  ];
  return (
    <Section title={t("earlier")}>
      <DataTable
        caption={t("earlier")}
        columns={columns}
        rows={earlier}
        rowKey={(row) => row.id}
        rowHref={(row) => importAddress(row.kind, row.id)}
      />
    </Section>
  );
}
