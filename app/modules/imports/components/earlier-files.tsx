import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { importAddress } from "../import-places.ts";
import type { EarlierFile, ImportScreen } from "../queries/import-screen.ts";
import { useImportWords } from "./use-import-words.ts";

/** The files given before: how far each has come, and the way to it. */
export function EarlierFiles({ screen }: { screen: ImportScreen }) {
  const { t, words } = useImportWords(screen);
  const { earlier, choice, shared } = screen;
  const format = useFormat(useViewer().timeZone);
  const kindOf = (row: EarlierFile) => words(choice?.kinds.find(({ kind }) => kind === row.kind)?.label ?? row.kind);
  const stateOf = ({ status, work }: EarlierFile) => {
    if (!work || work.state === "CANCELLED") return t(`state.${status}`);
    return work.state === "FAILED" ? t("has-failed") : t(`work.${work.kind}`);
  };
  const by: Column<EarlierFile> = { id: "by", narrow: true, header: t("by"), render: (row) => row.by ?? "–" };
  const columns: Column<EarlierFile>[] = [
    { id: "file", header: t("file"), render: (row) => row.fileName },
    ...(choice ? [{ id: "kind", narrow: true, header: words(choice.question), render: kindOf }] : []),
    { id: "status", narrow: true, header: t("status"), render: stateOf },
    { id: "lines", narrow: true, header: t("lines"), align: "end", render: (row) => format.number(row.lines) },
    {
      id: "changes",
      narrow: true,
      header: t("changes"),
      align: "end",
      render: ({ changes }) => (changes === null ? "–" : format.number(changes)),
    },
    ...(shared ? [by] : []),
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
