import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { TableFileField } from "#app/shell/components/file-import/table-file-field.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { importAddress } from "../import-places.ts";
import type { EarlierFile, ImportScreen } from "../queries/import-screen.ts";
import { useCommandForm } from "./import-commands.ts";
import classes from "#app/shell/components/file-import/file-import.module.css";

/** Where a file is given, what one looks like, and the files given before. */
export function StartForm({ screen: { kind, earlier } }: { screen: ImportScreen }) {
  const { t } = useTranslation("imports");
  const form = useCommandForm({ intent: "read-file", fields: { kind } });
  return (
    <>
      <CommandForm form={form} showsRefusal encType="multipart/form-data" className={classes.start}>
        <TableFileField
          id="import-file"
          label={t("file")}
          description={t("file-text")}
          error={form.refusal ?? form.wrong("file")?.[0]}
        />
        <SubmitRow form={form} label={t("read")} />
      </CommandForm>
      <Section title={t("samples")} description={t("samples-text")}>
        <div className={classes.buttons}>
          {sheetFormats.map((format) => (
            <Button
              key={format}
              href={`${importAddress(kind)}/sample?format=${format}`}
              download
              icon={<IconDownload size={16} />}
            >
              {t("sample-of", { format })}
            </Button>
          ))}
        </div>
      </Section>
      {earlier.length > 0 ? <Earlier kind={kind} earlier={earlier} /> : null}
    </>
  );
}

function Earlier({ kind, earlier }: { kind: string; earlier: readonly EarlierFile[] }) {
  const { t } = useTranslation("imports");
  const format = useFormat(useViewer().timeZone);
  const columns: Column<EarlierFile>[] = [
    { id: "file", header: t("file"), render: (row) => row.fileName },
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
        rowHref={(row) => importAddress(kind, row.id)}
      />
    </Section>
  );
}
