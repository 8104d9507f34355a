import { Fragment, useRef } from "react";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import type { GridRow, PlanningPage } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { Facts, GridHead, GroupRow, NameCell, Result } from "./grid-parts.tsx";
import { RaiseCell } from "./raise-cell.tsx";
import { useCells, type CellDraft } from "./use-cells.ts";

type PlanningGridProps = {
  page: PlanningPage;
  selected: ReadonlySet<string>;
  onSelect(memberId: string, on: boolean): void;
};

/** The lines of a cycle as a spreadsheet, grouped by who proposes; on a phone a list. */
export function PlanningGrid({ page, selected, onSelect }: PlanningGridProps) {
  const { t } = useCompensationWords();
  const table = useRef<HTMLTableElement>(null);
  const { rows } = page;
  const cells = useCells(page.cycle!.id, rows);
  const focus = (at: number) => table.current?.querySelector<HTMLInputElement>(`input[data-cell="${at}"]`)?.focus();
  return (
    <div className={classes.scroll} role="group" aria-label={t("planning.title")}>
      <table className={classes.grid} ref={table}>
        <GridHead />
        <tbody>
          {rows.map((row, at) => {
            const state = cells.states.get(row.memberId);
            const kept = state?.outcome === "SAVED" || state?.outcome === "WARNED";
            const draft = (kept ? undefined : cells.drafts.get(row.memberId)) ?? stands(row);
            const save = (changed: Partial<CellDraft>) =>
              cells.put([{ memberId: row.memberId, draft: { ...draft, ...changed }, before: stands(row) }]);
            return (
              <Fragment key={row.memberId}>
                {rows[at - 1]?.proposer === row.proposer ? null : <GroupRow name={row.proposer} rows={rows} />}
                <tr>
                  <NameCell row={row} checked={selected.has(row.memberId)} onSelect={onSelect} />
                  <Facts row={row} />
                  <td className={classes.number}>
                    <RaiseCell
                      row={row}
                      text={draft.raise}
                      state={state}
                      at={at}
                      onSave={(raise) => save({ raise })}
                      onMove={focus}
                      onPaste={(block) => cells.put(pasted(rows, at, block))}
                      onUndo={cells.undo}
                    />
                  </td>
                  <Result
                    row={row}
                    outcome={state?.outcome}
                    reason={draft.reason}
                    onReason={(reason) => save({ reason })}
                  />
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The raise as somebody would type it: an amount for a year. */
function textOf({ raise, currency }: GridRow): string {
  return raise === null ? "" : String(fromMinorUnits(currency, raise));
}

/** What a cell says before anything is typed into it. */
const stands = (row: GridRow): CellDraft => ({ raise: textOf(row), reason: row.reason });

/** A block from a spreadsheet over the cells from one on: a column of raises, and one of reasons behind it. */
function pasted(rows: readonly GridRow[], at: number, block: string) {
  const lines = block.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines.flatMap((line, step) => {
    const row = rows[at + step];
    const [raise = "", reason] = line.split("\t");
    if (!row?.editable || raise.trim() === "") return [];
    return [{ memberId: row.memberId, draft: { raise, reason: reason ?? row.reason }, before: stands(row) }];
  });
}
