import { useNavigate } from "@remix-run/react";
import { useId, useMemo, useRef } from "react";
import { useAddress } from "#app/shell/components/use-address.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { sortedColumns, type PlanningSort } from "../../domain/planning-view.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import looks from "./grid.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { columnsOf, type GridColumn } from "./grid-columns.ts";
import { GroupLine } from "./group-line.tsx";
import { GridLine } from "./grid-line.tsx";
import { LineStatus } from "./line-status.tsx";
import { totalsOf, type LiveRow } from "./live-row.ts";
import type { CellEntry } from "./use-cells.ts";
import { useGrid } from "./use-grid.ts";
import { lineHeight, useInSight, useWindow } from "./use-window.ts";

export type PlanningGridProps = {
  page: PlanningPage;
  rows: readonly LiveRow[];
  selected: ReadonlySet<string>;
  onSelect(memberId: string, on?: boolean): void;
  onSelectAll(on: boolean): void;
  onOpen(memberId: string): void;
  put(entries: readonly CellEntry[]): void;
  undo(): void;
  redo(): void;
  drop(memberId: string): void;
};

/** The lines of a cycle as a spreadsheet, grouped by who proposes and by unit; only what is in sight is drawn. */
export function PlanningGrid(props: PlanningGridProps) {
  const { rows, page } = props;
  const { t } = useCompensationWords();
  const id = useId();
  const columns = useMemo(() => columnsOf(page.cycle!), [page.cycle]);
  const container = useRef<HTMLDivElement>(null);
  const grouped = page.sort === null;
  const lines = useMemo(() => linesOf(rows, grouped), [rows, grouped]);
  const seen = useWindow(container, lines.length);
  const grid = useGrid({ ...props, columns, rowsInSight: () => Math.max(1, seen.lines - 3) }, container);
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const activeId = cellId(grid.active.row, grid.active.column);
  const activeLine = lines.findIndex(({ at }) => at === grid.active.row);
  useInSight(container, activeLine, activeId);
  return (
    <>
      <StatusBar {...props} row={rows[grid.active.row]} />
      <div
        ref={container}
        className={looks.scroll}
        role="grid"
        aria-label={t("planning.title")}
        aria-describedby={`${id}-help`}
        aria-rowcount={rows.length}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={activeId}
        tabIndex={0}
        onKeyDown={grid.keys}
        onCopy={grid.copy}
        onPaste={grid.paste}
      >
        <table className={looks.grid} role="presentation">
          <GridHead {...props} columns={columns} />
          <tbody role="presentation">
            <Lines {...props} columns={columns} lines={lines} seen={seen} cellId={cellId} grid={grid} />
          </tbody>
          <GridFoot {...props} columns={columns} />
        </table>
      </div>
      <p id={`${id}-help`} className={looks.help}>
        {t("grid.help")}
      </p>
    </>
  );
}

type LinesProps = InColumns & {
  lines: readonly Line[];
  seen: { from: number; to: number };
  cellId(row: number, column: number): string;
  grid: ReturnType<typeof useGrid>;
};

type InColumns = PlanningGridProps & { columns: readonly GridColumn[] };

/** The lines in sight, and room for the others. */
function Lines({ lines, seen, ...props }: LinesProps) {
  const { page, rows, selected } = props;
  return (
    <>
      <Room lines={seen.from} />
      {lines
        .slice(seen.from, seen.to)
        .map((line) =>
          line.group ? (
            <GroupLine key={line.key} group={line.group} cycle={page.cycle!} />
          ) : (
            <GridLine key={line.key} {...props} row={rows[line.at!]!} at={line.at!} checked={selected.has(line.key)} />
          ),
        )}
      <Room lines={lines.length - seen.to} />
    </>
  );
}

type StatusBarProps = PlanningGridProps & { row: LiveRow | undefined };

/** The line one stands on in words: whether it is saved, and whose turn it is. */
function StatusBar({ row, put, drop }: StatusBarProps) {
  return row ? (
    <div className={looks.statusBar} role="status">
      <strong>{row.name}</strong>
      <LineStatus row={row} put={put} drop={drop} />
    </div>
  ) : null;
}

type Group = { name: string; unit: string; rows: LiveRow[] };
type Line = { key: string; group?: Group; at?: number };

/** Lines one after another, below who proposes for them while nothing else orders them. */
function linesOf(rows: readonly LiveRow[], grouped: boolean): Line[] {
  if (!grouped) return rows.map(({ memberId }, at) => ({ key: memberId, at }));
  let group: Group | null = null;
  return rows.flatMap((row, at): Line[] => {
    const same = group?.name === row.proposer && group.unit === row.unit;
    if (!same) group = { name: row.proposer, unit: row.unit, rows: [] };
    group!.rows.push(row);
    return [...(same ? [] : [{ key: `of ${row.memberId}`, group: group! }]), { key: row.memberId, at }];
  });
}

/** The room of lines that are not drawn. */
function Room({ lines }: { lines: number }) {
  return lines > 0 ? <tr role="presentation" style={{ blockSize: lines * lineHeight }} /> : null;
}

function GridHead({ page, rows, selected, onSelectAll, columns }: InColumns) {
  const { t } = useCompensationWords();
  const editable = rows.filter((row) => row.editable);
  const all = editable.length > 0 && editable.every(({ memberId }) => selected.has(memberId));
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            data-column={column}
            aria-sort={page.sort && columnOfSort(page.sort) === column ? directionOf(page.sort) : undefined}
          >
            {column === "name" && editable.length > 0 ? (
              <span className={classes.nameCell}>
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={t("grid.select-all")}
                  checked={all}
                  onChange={() => onSelectAll(!all)}
                />
                <SortLink column={column} sort={page.sort} />
              </span>
            ) : (
              <SortLink column={column} sort={page.sort} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const columnOfSort = (sort: PlanningSort) => sort.replace("-", "");
const directionOf = (sort: PlanningSort) => (sort.startsWith("-") ? "descending" : "ascending");

/** A column's head: pressed it orders all lines by it, the most first, then the least, then not at all. */
function SortLink({ column, sort }: { column: GridColumn; sort: PlanningSort | null }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const navigate = useNavigate();
  const words = t(`grid.${column}`);
  if (!(sortedColumns as readonly string[]).includes(column)) return words;
  const first = column === "name" ? column : `-${column}`;
  const second = column === "name" ? `-${column}` : column;
  const href = address({ sort: sort === first ? second : sort === second ? null : first });
  return (
    <UiLink
      href={href}
      tabIndex={-1}
      className={looks.sort}
      onClick={(event) => {
        event.preventDefault();
        navigate(href, { preventScrollReset: true, replace: true });
      }}
    >
      {words}
      {sort && columnOfSort(sort) === column ? (
        <span aria-hidden="true">{directionOf(sort) === "descending" ? "↓" : "↑"}</span>
      ) : null}
    </UiLink>
  );
}

/** What all lines come to, always in sight. */
function GridFoot({ page, rows, columns }: InColumns) {
  const { t, money, percent } = useCompensationWords();
  const { currency } = page.cycle!;
  const totals = totalsOf(rows, page.cycle!);
  const { people, proposed, pay, merit } = totals;
  const words: Partial<Record<GridColumn, string>> = {
    base: money(pay, currency),
    percent: percent(pay > 0 ? Math.round((merit * 10_000) / pay) : 0),
    raise: money(merit, currency),
    promotion: money(totals.promotion, currency),
    adjustment: money(totals.adjustment, currency),
    after: money(pay + totals.raises, currency),
  };
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" data-column="name">
          {t("grid.total", { proposed, people })}
        </th>
        {columns.slice(1).map((column) => (
          <td key={column} role="gridcell" className={looks.number}>
            {words[column]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
