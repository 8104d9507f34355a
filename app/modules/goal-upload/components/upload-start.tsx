import { IconDownload } from "@tabler/icons-react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { TableFileField } from "#app/shell/components/file-import/table-file-field.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { UploadKind } from "../domain/fields.ts";
import type { EarlierUpload, UploadScreen } from "../queries/upload-screen.ts";
import { useCommandForm } from "./upload-commands.ts";
import { useUploadWords } from "./upload-words.ts";
import classes from "#app/shell/components/file-import/file-import.module.css";

const sampleFormats = ["CSV", "XLSX"] as const;

export type UploadStartProps = {
  screen: UploadScreen & { kinds: readonly UploadKind[] };
};

/** Where a file of goals is given, what one looks like, and the files given before. */
export function UploadStart({ screen: { kinds, earlier, address } }: UploadStartProps) {
  const { t } = useUploadWords();
  const form = useCommandForm({ intent: "read-file", fields: { returnTo: address.path } });
  if (kinds.length === 0) return <Callout tone="info" title={t("upload.not-permitted")} />;
  return (
    <>
      <CommandForm form={form} showsRefusal encType="multipart/form-data" className={classes.start}>
        <RadioGroup
          name="kind"
          label={t("upload.what")}
          defaultValue={form.typed("kind") ?? kinds[0]!}
          options={kinds.map((kind) => ({
            value: kind,
            label: t(`upload.kind.${kind}`),
            description: t(`upload.kind-text.${kind}`),
          }))}
        />
        <TableFileField
          id="goal-file"
          label={t("upload.file")}
          description={t("upload.file-text")}
          error={form.refusal ?? form.wrong("file")?.[0]}
        />
        <SubmitRow form={form} label={t("upload.read")} />
      </CommandForm>
      <Section title={t("upload.samples")} description={t("upload.samples-text")}>
        <div className={classes.buttons}>
          {kinds.flatMap((kind) =>
            sampleFormats.map((format) => (
              <Button
                key={`${kind} ${format}`}
                href={`/app/goal/upload-sample?kind=${kind}&format=${format}`}
                download
                icon={<IconDownload size={16} />}
              >
                {t("upload.sample-of", { kind: t(`upload.kind.${kind}`), format })}
              </Button>
            )),
          )}
        </div>
      </Section>
      {earlier.length > 0 ? <Earlier earlier={earlier} path={address.path} /> : null}
    </>
  );
}

function Earlier({ earlier, path }: { earlier: readonly EarlierUpload[]; path: string }) {
  const { t, format } = useUploadWords(useViewer().timeZone);
  const columns: Column<EarlierUpload>[] = [
    { id: "file", header: t("upload.file"), render: (row) => row.fileName },
    { id: "kind", narrow: true, header: t("upload.what"), render: (row) => t(`upload.kind.${row.kind}`) },
    { id: "status", narrow: true, header: t("column.status"), render: (row) => t(`upload.status.${row.status}`) },
    { id: "lines", narrow: true, header: t("upload.lines"), align: "end", render: (row) => format.number(row.lines) },
    { id: "at", narrow: true, header: t("upload.at"), render: (row) => format.dateTime(row.at) },
  ];
  return (
    <Section title={t("upload.earlier")}>
      <DataTable
        caption={t("upload.earlier")}
        columns={columns}
        rows={earlier}
        rowKey={(row) => row.id}
        rowHref={(row) => `${path}?upload=${row.id}`}
      />
    </Section>
  );
}
