import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ImportPlan } from "#app/shell/components/file-import/import-plan.tsx";
import { LineSaid } from "#app/shell/components/file-import/file-parts.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { lineOutcomes, type LineVerdict } from "../domain/imported-file.ts";
import { importAddress } from "../import-places.ts";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { useImportWords } from "./use-import-words.ts";

const tones = { CREATED: "green", CHANGED: "blue", UNCHANGED: "neutral", REFUSED: "red" } as const;

export type FilePlanProps = { screen: ImportScreen; file: ShownFile; verdicts: readonly LineVerdict[] };

/** What each line would do, or did, and why not. */
export function FilePlan({ screen, file, verdicts }: FilePlanProps) {
  const { t } = useImportWords(screen);
  const format = useFormat();
  const here = importAddress(screen.kind, file.id);
  const { counts, outcome, page, pages } = file;
  const pageAt = (number: number) => `${here}${outcome ? `&outcome=${outcome}` : ""}&page=${number}`;
  const whole = lineOutcomes.reduce((sum, one) => sum + counts[one], 0);
  const tabs = [
    { id: "all", label: t("all"), href: here, count: format.number(whole) },
    ...lineOutcomes
      .filter((one) => counts[one] > 0)
      .map((one) => ({
        id: one,
        label: t(`outcome.${one}`),
        href: `${here}&outcome=${one}`,
        count: format.number(counts[one]),
      })),
  ];
  const columns: Column<LineVerdict>[] = [
    { id: "line", header: t("line"), align: "end", width: "64px", render: (row) => format.number(row.line) },
    {
      id: "outcome",
      header: t("status"),
      width: "128px",
      render: (row) => <Chip tone={tones[row.outcome]}>{t(`outcome.${row.outcome}`)}</Chip>,
    },
    { id: "says", header: t("says"), render: (row) => <Said row={row} screen={screen} /> },
  ];
  return (
    <ImportPlan
      title={t(file.status === "CHECKED" ? "would" : "did")}
      label={t("outcomes")}
      caption={t("says")}
      tabs={tabs}
      current={outcome ?? "all"}
      columns={columns}
      lines={verdicts}
      lineKey={(row) => String(row.line)}
      none={{ title: t("no-lines"), text: t("no-lines-text") }}
      pager={
        pages > 1
          ? {
              label: t("pages"),
              summary: t("page-of", { page, pages }),
              previousLabel: t("previous"),
              nextLabel: t("next"),
              previousHref: page > 1 ? pageAt(page - 1) : undefined,
              nextHref: page < pages ? pageAt(page + 1) : undefined,
            }
          : null
      }
    />
  );
}

function Said({ row: { said, problems }, screen }: { row: LineVerdict; screen: ImportScreen }) {
  const { refusal, column } = useImportWords(screen);
  return (
    <LineSaid
      problems={problems.map(({ code, field, params }) => ({
        key: `${code} ${field}`,
        words: (field ? `${column(field)}: ` : "") + refusal(code, { ...params }),
      }))}
      facts={screen.columns.map(({ name }) => ({ name, label: column(name), said: said[name] }))}
    />
  );
}
