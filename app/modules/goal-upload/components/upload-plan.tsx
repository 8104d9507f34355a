import { ImportPlan } from "#app/shell/components/file-import/import-plan.tsx";
import { LineSaid } from "#app/shell/components/file-import/file-parts.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { fieldsOf } from "../domain/fields.ts";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { uploadFieldWords, useUploadWords, type UploadWords } from "./upload-words.ts";

type Upload = NonNullable<UploadScreen["upload"]>;
type Verdict = NonNullable<Upload["verdicts"]>[number];
export type UploadPlanProps = { screen: UploadScreen; upload: Upload; verdicts: readonly Verdict[] };

const outcomes = ["CREATED", "REFUSED"] as const;

/** What each line would make, or made, and why not. */
export function UploadPlan({ screen: { address, outcome }, upload, verdicts }: UploadPlanProps) {
  const words = useUploadWords();
  const { t, format } = words;
  const here = `${address.path}?upload=${upload.id}`;
  const pageAt = (page: number) => `${here}${outcome ? `&outcome=${outcome}` : ""}&page=${page}`;
  const tabs = [
    {
      id: "all",
      label: t("list.all"),
      href: here,
      count: format.number(upload.counts.CREATED + upload.counts.REFUSED),
    },
    ...outcomes.map((one) => ({
      id: one,
      label: t(`upload.outcome.${one}`),
      href: `${here}&outcome=${one}`,
      count: format.number(upload.counts[one]),
    })),
  ];
  const columns: Column<Verdict>[] = [
    { id: "line", header: t("upload.line"), align: "end", width: "64px", render: (row) => format.number(row.line) },
    {
      id: "outcome",
      header: t("column.status"),
      width: "120px",
      render: (row) => (
        <Chip tone={row.outcome === "CREATED" ? "green" : "red"}>{t(`upload.outcome.${row.outcome}`)}</Chip>
      ),
    },
    { id: "what", header: t("upload.says"), render: (row) => <Said row={row} upload={upload} words={words} /> },
  ];
  return (
    <ImportPlan
      title={t(upload.status === "CHECKED" ? "upload.would" : "upload.did")}
      label={t("list.statuses")}
      caption={t("upload.says")}
      tabs={tabs}
      current={outcome ?? "all"}
      columns={columns}
      lines={verdicts}
      lineKey={(row) => String(row.line)}
      none={{ title: t("upload.no-lines"), text: t("upload.no-lines-text") }}
      pager={
        upload.pages > 1
          ? {
              label: t("list.pages"),
              summary: t("upload.page-of", { page: upload.page, pages: upload.pages }),
              previousLabel: t("list.previous"),
              nextLabel: t("list.next"),
              previousHref: upload.page > 1 ? pageAt(upload.page - 1) : undefined,
              nextHref: upload.page < upload.pages ? pageAt(upload.page + 1) : undefined,
            }
          : null
      }
    />
  );
}

function Said({ row: { said, problems }, upload, words }: { row: Verdict; upload: Upload; words: UploadWords }) {
  const { t } = words;
  return (
    <LineSaid
      problems={problems.map(({ code, field, params }) => ({
        key: `${code} ${field}`,
        words:
          (field ? `${t(uploadFieldWords[field])}: ` : "") +
          (code.includes(".") ? words.refusal(code, params) : t(`upload.problem.${code}`, { ...params })),
      }))}
      facts={fieldsOf[upload.kind].map((name) => ({ name, label: t(uploadFieldWords[name]), said: said[name] }))}
    />
  );
}
