import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { LineBudgets } from "../../domain/pay-lines.ts";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import classes from "../compensation.module.css";
import { wholeOf, type LiveRow } from "../grid/live-row.ts";
import type { CellEntry } from "../grid/use-cells.ts";
import { useCompensationWords } from "../use-compensation-words.ts";
import { RaiseForm } from "./raise-form.tsx";

type MemberSheetPanelProps = {
  lines: LineBudgets;
  sheet: MemberSheet;
  row: LiveRow;
  put(entries: readonly CellEntry[]): void;
  closeHref: string;
};

/** A line with its recommendation, why it is so, the raise to be entered, and how it came about. */
export function MemberSheetPanel({ lines, sheet, row, put, closeHref }: MemberSheetPanelProps) {
  const { t, money, percent } = useCompensationWords();
  const { revalidate } = useRevalidator();
  const shown = useRef(row.version);
  useEffect(() => {
    // What was saved meanwhile stands in the history too.
    if (row.version !== shown.current) revalidate();
    shown.current = row.version;
  }, [row.version, revalidate]);
  return (
    <SidePanel title={row.name} closeLabel={t("close")} closeHref={closeHref}>
      <div className={classes.sheet}>
        <RaiseForm lines={lines} sheet={sheet} row={row} put={put} />
        <DefinitionList
          items={[
            { term: t("grid.base"), detail: money(row.base, row.currency) },
            { term: t("grid.after"), detail: money(row.base + wholeOf(row), row.currency) },
            { term: t("grid.rating"), detail: row.rating ?? "–" },
            {
              term: t("grid.range"),
              detail:
                row.compaBefore === null
                  ? "–"
                  : t("sheet.range", { before: percent(row.compaBefore), after: percent(row.compaAfter) }),
            },
            { term: t("grid.past"), detail: row.past.map((one) => percent(one.percent)).join(", ") || "–" },
            { term: t("sheet.unit"), detail: row.unit },
          ]}
        />
        <History sheet={sheet} />
      </div>
    </SidePanel>
  );
}

function History({ sheet: { row, history } }: { sheet: MemberSheet }) {
  const { t, format, money } = useCompensationWords();
  if (history.length === 0) return null;
  return (
    <Section title={t("sheet.history")}>
      <ul className={classes.rows}>
        {history.map((one) => (
          <li key={one.id}>
            {t(`entry.${one.kind}`, { name: one.by })} · {format.dateTime(one.at)}
            {one.after === null ? null : (
              <div>
                {one.before === null
                  ? money(one.after, row.currency)
                  : t("sheet.range", {
                      before: money(one.before, row.currency),
                      after: money(one.after, row.currency),
                    })}
              </div>
            )}
            {one.promotion ? (
              <div>
                {t("lines-of.promoted-with", { ...one.promotion, amount: money(one.promotion.amount, row.currency) })}
              </div>
            ) : null}
            {one.adjustment ? (
              <div>
                {t("lines-of.adjusted", { ...one.adjustment, amount: money(one.adjustment.amount, row.currency) })}
              </div>
            ) : null}
            {one.reason ? <div className={classes.soft}>{one.reason}</div> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
