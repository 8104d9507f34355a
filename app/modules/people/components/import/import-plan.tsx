import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords, type Words } from "#app/platform/i18n/use-words.ts";
import { ImportPlan as PlanOfFile } from "#app/shell/components/file-import/import-plan.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { outcomes, type Outcome } from "../../domain/import/register.ts";
import type { ImportScreen, PlanLine } from "../../queries/import-screen.ts";
import { useFieldWords, useSaid } from "./import-words.ts";
import classes from "./import.module.css";

const tones: Record<Outcome, Tone> = {
  CREATED: "green",
  CHANGED: "blue",
  MOVED: "blue",
  RETIRED: "orange",
  REFUSED: "red",
  UNCHANGED: "grey",
};

/** What each line would do, or did: filtered by outcome, a page at a time. */
export function ImportPlan({ screen: { record, fields, lines, outcome, previous, next } }: { screen: ImportScreen }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const counts = record.counts!;
  const here = `/app/company/settings/platform/employees/import/${record.id}`;
  const query = outcome ? `outcome=${outcome}&` : "";
  const tabs = [
    { id: "all", label: t("import.all"), href: here },
    ...outcomes.map((one) => ({
      id: one,
      label: t(`import.outcome.${one}`),
      href: `${here}?outcome=${one}`,
      count: format.number(counts[one]),
    })),
  ];
  return (
    <PlanOfFile
      title={t(record.status === "CHECKED" ? "import.would" : "import.did")}
      label={t("import.outcomes")}
      caption={t("import.outcomes")}
      tabs={tabs}
      current={outcome ?? "all"}
      columns={useColumns(fields)}
      lines={lines}
      lineKey={(row) => String(row.position)}
      none={{ title: t("import.nothing"), text: t("import.nothing-text") }}
      pager={{
        label: t("list.pages"),
        summary: null,
        previousLabel: t("list.previous"),
        nextLabel: t("list.next"),
        previousHref: previous === null ? undefined : `${here}?${query}after=${previous}`,
        nextHref: next === null ? undefined : `${here}?${query}after=${next}`,
      }}
    />
  );
}

function useColumns(fields: ImportScreen["fields"]): readonly Column<PlanLine>[] {
  const { t } = useTranslation("people");
  const words = useWords("people");
  const about = useFieldWords(fields);
  const said = useSaid(fields);
  const format = useFormat();
  return [
    {
      id: "line",
      header: t("import.line"),
      align: "end",
      render: (row) => (row.line === null ? "–" : format.number(row.line)),
    },
    { id: "name", header: t("column.name"), render: (row) => row.name },
    {
      id: "outcome",
      header: t("import.outcomes"),
      render: (row) => <Chip tone={tones[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Chip>,
    },
    {
      id: "what",
      header: t("import.what"),
      render: (row) => <What row={row} words={words} about={about} said={said} date={format.date} />,
    },
  ];
}

function What({
  row,
  words,
  about,
  said,
  date,
}: {
  row: PlanLine;
  words: Words;
  about: ReturnType<typeof useFieldWords>;
  said: ReturnType<typeof useSaid>;
  date: (day: string) => string;
}) {
  return (
    <ul className={classes.what}>
      {row.problems.map(({ code, field, params }) => (
        <li key={`${code}-${field}`}>
          {field ? <span className={classes.quiet}>{about(field)}: </span> : null}
          {words(`import.problem.${code}`, {
            ...params,
            ...(typeof params?.["date"] === "string" ? { date: date(params["date"]) } : {}),
          })}
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={classes.quiet}>{about(field)}: </span>
          {row.outcome === "CREATED" ? null : (
            <>
              <del>{said(before, field)}</del> →{" "}
            </>
          )}
          {said(after, field)}
        </li>
      ))}
    </ul>
  );
}
