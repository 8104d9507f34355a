import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { importsCommands } from "../people-commands.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { TableFileField } from "#app/shell/components/file-import/table-file-field.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { ImportSummary } from "../../queries/import-list.ts";
import { LeaverShareForm } from "./leaver-share-form.tsx";
import classes from "./import.module.css";

export type ImportStartProps = { imports: readonly ImportSummary[]; share: number };

const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;

/** Where a file of people is given, and the files given before. */
export function ImportStart({ imports, share }: ImportStartProps) {
  const { t } = useTranslation("people");
  const form = importsCommands.useCommandForm({ intent: "read-file" });
  const missing = form.answer?.reply?.error?.["file"] && !form.answer.error ? [t("errors.file-required")] : undefined;
  return (
    <>
      <PageHeader title={t("import.title")} description={t("import.description")} />
      <CommandForm form={form} encType="multipart/form-data" className={classes.start}>
        <TableFileField
          id="import-file"
          label={t("import.file")}
          description={t("import.file-text")}
          error={missing ?? form.wrong("file")}
        />
        <div className={classes.pair}>
          <SelectField
            name="encoding"
            label={t("import.encoding")}
            placeholder={t("import.automatic")}
            options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
          />
          <SelectField
            name="delimiter"
            label={t("import.delimiter")}
            placeholder={t("import.automatic")}
            options={[
              { value: ",", label: t("import.delimiters.comma") },
              { value: ";", label: t("import.delimiters.semicolon") },
              { value: "tab", label: t("import.delimiters.tab") },
              { value: "|", label: t("import.delimiters.bar") },
            ]}
          />
        </div>
        <SubmitRow form={form} label={t("import.read")} />
      </CommandForm>
      {imports.length > 0 ? <Earlier imports={imports} /> : null}
      <LeaverShareForm share={share} />
    </>
  );
}

function Earlier({ imports }: { imports: readonly ImportSummary[] }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const columns: Column<ImportSummary>[] = [
    { id: "file", header: t("import.file"), render: (row) => row.fileName },
    {
      id: "status",
      narrow: true,
      header: t("filter.status"),
      render: (row) =>
        row.task
          ? t(row.task.state === "FAILED" ? "import.has-failed" : `import.task.${row.task.kind}`)
          : t(`import.status.${row.status}`),
    },
    { id: "rows", header: t("import.lines"), align: "end", render: (row) => format.number(row.rowCount) },
    {
      id: "changes",
      narrow: true,
      header: t("import.changes"),
      align: "end",
      render: ({ counts }) =>
        counts ? format.number(counts.CREATED + counts.CHANGED + counts.MOVED + counts.RETIRED) : "–",
    },
    { id: "by", narrow: true, header: t("import.by"), render: (row) => row.by ?? "–" },
    { id: "at", narrow: true, header: t("import.at"), render: (row) => format.dateTime(row.at) },
  ];
  return (
    <Section title={t("import.earlier")}>
      <DataTable
        caption={t("import.earlier")}
        columns={columns}
        rows={imports}
        rowKey={(row) => row.id}
        rowHref={(row) => `/app/company/settings/platform/employees/import/${row.id}`}
      />
    </Section>
  );
}
