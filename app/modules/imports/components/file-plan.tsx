import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ImportPlan } from "#app/shell/components/file-import/import-plan.tsx";
import { LineSaid } from "#app/shell/components/file-import/file-parts.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import type { LineVerdict } from "../domain/imported-file.ts";
import { importAddress } from "../import-places.ts";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { useImportWords } from "./use-import-words.ts";

const tones = {
  CREATED: "green",
  CHANGED: "blue",
  MOVED: "blue",
  RETIRED: "orange",
  UNCHANGED: "neutral",
  REFUSED: "red",
} as const;

type ShownVerdict = NonNullable<ShownFile["verdicts"]>[number];

export type FilePlanProps = { screen: ImportScreen; file: ShownFile; verdicts: readonly ShownVerdict[] };

/** What each line would do, or did, and why not. */
export function FilePlan({ screen, file, verdicts }: FilePlanProps) {
  const { t } = useImportWords(screen);
  const here = importAddress(screen.kind, file.id);
  const { outcome, page, pages } = file;
  const pageAt = (number: number) => `${here}${outcome ? `&outcome=${outcome}` : ""}&page=${number}`;
  return (
    <ImportPlan
      title={t(file.status === "CHECKED" ? "would" : "did")}
      label={t("outcomes")}
      caption={t("says")}
      tabs={useTabs(screen, file)}
      current={outcome ?? "all"}
      columns={useColumns(screen)}
      lines={verdicts}
      lineKey={(row) => String(row.position)}
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

/** Everything, and each outcome that lines have; of lines judged together, everything but those that stay as they are. */
function useTabs(screen: ImportScreen, { id, counts }: ShownFile) {
  const { t } = useImportWords(screen);
  const format = useFormat();
  const here = importAddress(screen.kind, id);
  const { outcomes, asSet } = screen;
  const whole = outcomes
    .filter((one) => !asSet || one !== "UNCHANGED")
    .reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return [
    { id: "all", label: t(asSet ? "all-changes" : "all"), href: here, count: format.number(whole) },
    ...outcomes
      .filter((one) => (counts[one] ?? 0) > 0)
      .map((one) => ({
        id: one,
        label: t(`outcome.${one}`),
        href: `${here}&outcome=${one}`,
        count: format.number(counts[one] ?? 0),
      })),
  ];
}

/** Of lines judged together each verdict is on a record, which has a name; on a narrow screen that heads its card. */
function useColumns(screen: ImportScreen): Column<ShownVerdict>[] {
  const { t } = useImportWords(screen);
  const format = useFormat();
  const narrow = screen.asSet;
  const line: Column<ShownVerdict> = {
    id: "line",
    narrow,
    header: t("line"),
    align: "end",
    width: "64px",
    render: (row) => (row.line === null ? "–" : format.number(row.line)),
  };
  return [
    ...(screen.asSet ? [{ id: "name", header: t("name"), render: (row: ShownVerdict) => row.name }, line] : [line]),
    {
      id: "outcome",
      narrow,
      header: t("status"),
      width: "128px",
      render: (row) => <Chip tone={tones[row.outcome]}>{t(`outcome.${row.outcome}`)}</Chip>,
    },
    { id: "says", narrow, header: t("says"), render: (row) => <Said row={row} screen={screen} /> },
  ];
}

function Said({ row: { outcome, changes, problems }, screen }: { row: LineVerdict; screen: ImportScreen }) {
  const { problem, column, said } = useImportWords(screen);
  const tellsBefore = screen.asSet && outcome !== "CREATED" && outcome !== "REFUSED";
  return (
    <LineSaid
      problems={problems.map(({ code, field, params }) => ({
        key: `${code} ${field}`,
        words: (field ? `${column(field)}: ` : "") + problem(code, { ...params }),
      }))}
      facts={changes.map(({ field, before, after }) => ({
        name: field,
        label: column(field),
        ...(tellsBefore && before !== undefined && { before: said(before, field) }),
        said: said(after, field),
      }))}
    />
  );
}
