import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import type { ConsentView } from "../../queries/find-support-consent.ts";

/** Who let support in, when and why. */
export function ConsentList({ consents, timeZone }: { consents: readonly ConsentView[]; timeZone: string }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const columns: Column<ConsentView>[] = [
    { id: "by", header: t("support.by"), render: (row) => row.by },
    { id: "reason", narrow: true, header: t("support.reason"), render: (row) => <span dir="auto">{row.reason}</span> },
    {
      id: "from",
      narrow: "named",
      header: t("support.from"),
      width: "190px",
      render: (row) => format.dateTime(row.grantedAt),
    },
    {
      id: "to",
      narrow: "named",
      header: t("support.to"),
      width: "190px",
      render: (row) => format.dateTime(row.endsAt),
    },
  ];
  return <DataTable caption={t("support.history")} columns={columns} rows={consents} rowKey={(row) => row.id} />;
}
