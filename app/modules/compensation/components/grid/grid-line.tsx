import { memo } from "react";
import { useAddress } from "#app/shell/components/use-address.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { ExtraLine } from "../../domain/pay-lines.ts";
import classes from "../compensation.module.css";
import looks from "./grid.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { CellEditor } from "./cell-editor.tsx";
import { typedColumns, type GridColumn } from "./grid-columns.ts";
import { LineStatus } from "./line-status.tsx";
import { wholeOf, type LineOutcome, type LiveRow } from "./live-row.ts";
import type { PlanningGridProps } from "./planning-grid.tsx";
import { isInside, type useGrid } from "./use-grid.ts";

type GridLineProps = PlanningGridProps & {
  row: LiveRow;
  at: number;
  columns: readonly GridColumn[];
  cellId(row: number, column: number): string;
  grid: ReturnType<typeof useGrid>;
  checked: boolean;
};

/** One person's line. */
export function GridLine(props: GridLineProps) {
  const { row, at, grid } = props;
  return (
    <tr role="row" aria-rowindex={at + 1} data-outcome={row.outcome ?? undefined}>
      {props.columns.map((column, index) => {
        const here = { row: at, column: index };
        const active = grid.active.row === at && grid.active.column === index;
        const Cell = column === "name" ? "th" : "td";
        return (
          <Cell
            key={column}
            id={props.cellId(at, index)}
            role={column === "name" ? "rowheader" : "gridcell"}
            aria-colindex={index + 1}
            aria-selected={isInside(grid.range, here)}
            aria-readonly={!row.editable || !typedColumns.includes(column)}
            aria-invalid={isWrong(row, column) || undefined}
            data-column={column}
            data-active={active || undefined}
            data-typed={(row.editable && typedColumns.includes(column)) || undefined}
            onMouseDown={(event) => grid.go(here, event.shiftKey)}
            onDoubleClick={() => grid.edit(null)}
          >
            {active && grid.editing ? (
              <CellEditor editing={grid.editing} label={row.name} onCommit={grid.commit} onCancel={grid.cancel} />
            ) : (
              <CellWords {...props} column={column} />
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

const wrongRaise: ReadonlySet<string> = new Set(["OVER_BUDGET", "MALFORMED", "CHANGED", "NOT_YOURS", "REFUSED"]);

function isWrong({ outcome }: LiveRow, column: GridColumn): boolean {
  if (outcome === null) return false;
  const asked: Partial<Record<GridColumn, LineOutcome>> = {
    reason: "REASON_NEEDED",
    promotion: "TITLE_NEEDED",
    adjustment: "ADJUSTMENT_REASON",
  };
  return asked[column] === outcome || (column === "raise" && wrongRaise.has(outcome));
}

function CellWords(props: GridLineProps & { column: GridColumn }) {
  const { row, column } = props;
  if (column === "name") return <NameCell {...props} />;
  if (column === "state") return <LineStatus {...props} />;
  return <Figures row={row} column={column} />;
}

const Figures = memo(function Figures({ row, column }: { row: LiveRow; column: GridColumn }) {
  const { t, format, money, percent } = useCompensationWords();
  const { currency, base, raise } = row;
  if (column === "base") return money(base, currency);
  if (column === "range")
    return row.compaBefore === null
      ? "–"
      : t("grid.in-range", {
          zone: t(`zone-short.${row.zone}`),
          ratio: format.measuredPercent(Math.round(row.compaBefore / 100)),
        });
  if (column === "rating") return row.rating ?? "–";
  if (column === "guideline")
    return row.target ? t("grid.target", { from: percent(row.target.minimum), to: percent(row.target.maximum) }) : "–";
  if (column === "percent") return <Percent row={row} />;
  if (column === "raise")
    return (
      <>
        <OutcomeMark row={row} />
        {row.unread ?? (raise === null ? "" : money(raise, currency))}
      </>
    );
  if (column === "promotion") return <Extra row={row} line="promotion" />;
  if (column === "adjustment") return <Extra row={row} line="adjustment" />;
  if (column === "after") return money(base + wholeOf(row), currency);
  if (column === "past") return row.past.map((one) => percent(one.percent)).join(", ") || "–";
  const asked = row.outcome === "REASON_NEEDED" || (row.mark !== "WITHIN" && row.reason === "");
  return row.reason || (asked ? <Chip tone="red">{t("grid.reason-asked")}</Chip> : "");
});

/** A promotion or an adjustment: its amount, with the new title or the reason at hand. */
function Extra({ row, line }: { row: LiveRow; line: ExtraLine }) {
  const { t, money } = useCompensationWords();
  const extra = row[line];
  if (!extra) return "";
  const words = "title" in extra ? extra.title : extra.reason;
  if (!words) return <Chip tone="red">{t(`lines-of.${line}-asked`)}</Chip>;
  return (
    <span title={words}>
      {extra.amount === 0 ? "" : money(extra.amount, row.currency)} <span className={classes.soft}>{words}</span>
    </span>
  );
}

const marks: Readonly<Partial<Record<LineOutcome, string>>> = { SAVED: "✓", WARNED: "✓", SAVING: "…" };

/** Whether a line is saved, beside what was typed; the words stand in its status. */
function OutcomeMark({ row: { outcome } }: { row: LiveRow }) {
  const { t } = useCompensationWords();
  if (outcome === null) return null;
  const mark = marks[outcome];
  return (
    <span className={looks.mark} title={t(`outcome.${outcome}`)}>
      {mark ?? <strong>!</strong>}
    </span>
  );
}

/** A percent with a mark where it leaves the guideline: what the draft would do, before it is saved too. */
function Percent({ row }: { row: LiveRow }) {
  const { t, percent } = useCompensationWords();
  if (row.percent === null) return "";
  const mark = row.draft ? markOfDraft(row) : row.mark;
  if (mark === "WITHIN") return percent(row.percent);
  return (
    <span>
      <Chip
        tone="orange"
        icon={null}
        title={t(`mark.${mark}`)}
      >{`${mark === "ABOVE" ? "▲" : "▼"} ${percent(row.percent)}`}</Chip>
      <VisuallyHidden>{t(`mark.${mark}`)}</VisuallyHidden>
    </span>
  );
}

function markOfDraft({ target, percent }: LiveRow) {
  if (!target || percent === null) return "WITHIN";
  if (percent < target.minimum) return "BELOW";
  return percent > target.maximum ? "ABOVE" : "WITHIN";
}

function NameCell({ row, checked, onSelect }: GridLineProps) {
  const { t } = useCompensationWords();
  const address = useAddress();
  return (
    <span className={classes.nameCell}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t("grid.select", { name: row.name })}
        checked={checked}
        disabled={!row.editable}
        onChange={(event) => onSelect(row.memberId, event.target.checked)}
      />
      <Avatar name={row.name} src={photoAddress(row.photo)} size="small" />
      <UiLink href={address({ member: row.memberId })} tabIndex={-1}>
        {row.name}
      </UiLink>
    </span>
  );
}
