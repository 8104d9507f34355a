import { PersonChip } from "#app/modules/people/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { GridRow } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

const heads = ["name", "base", "range", "rating", "past", "raise", "percent", "after", "guideline", "state"] as const;

export function GridHead() {
  const { t } = useCompensationWords();
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {t(`grid.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Whoever proposes for the lines below, with what they propose in each currency. */
export function GroupRow({ name, rows }: { name: string; rows: readonly GridRow[] }) {
  const { t, money } = useCompensationWords();
  const theirs = rows.filter(({ proposer }) => proposer === name);
  const totals = [...Map.groupBy(theirs, ({ currency }) => currency)].map(([currency, some]) =>
    money(
      some.reduce((sum, { raise }) => sum + (raise ?? 0), 0),
      currency,
    ),
  );
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={heads.length}>
        {t("grid.group", { name, count: theirs.length, total: totals.join(" + ") })}
      </th>
    </tr>
  );
}

type NameCellProps = { row: GridRow; checked: boolean; onSelect(memberId: string, on: boolean): void };

export function NameCell({ row, checked, onSelect }: NameCellProps) {
  const { t } = useCompensationWords();
  const address = useAddress();
  return (
    <th scope="row">
      <span className={classes.line}>
        {row.editable ? (
          <input
            type="checkbox"
            aria-label={t("grid.select", { name: row.name })}
            checked={checked}
            onChange={(event) => onSelect(row.memberId, event.target.checked)}
          />
        ) : null}
        <PersonChip person={{ id: row.employeeId, name: row.name }} />
        <UiLink href={address({ member: row.memberId })} aria-label={t("grid.open", { name: row.name })}>
          {t("grid.why")}
        </UiLink>
      </span>
    </th>
  );
}

export function Facts({ row }: { row: GridRow }) {
  const { t, money, percent } = useCompensationWords();
  const past = row.past.map((one) => percent(one.percent)).join(", ");
  return (
    <>
      <td className={classes.number}>{money(row.base, row.currency)}</td>
      <td data-wide>
        {row.compaBefore === null
          ? "–"
          : t("grid.in-range", { zone: t(`zone.${row.zone}`), ratio: percent(row.compaBefore) })}
      </td>
      <td>{row.rating ?? "–"}</td>
      <td data-wide>{past || "–"}</td>
    </>
  );
}

type ResultProps = { row: GridRow; outcome: string | undefined; reason: string; onReason(reason: string): void };

export function Result({ row, outcome, reason, onReason }: ResultProps) {
  const { t, money, percent } = useCompensationWords();
  return (
    <>
      <td className={classes.number}>{percent(row.percent)}</td>
      <td className={classes.number}>{money(row.raise === null ? null : row.base + row.raise, row.currency)}</td>
      <td>
        <Guideline row={row} asked={outcome === "REASON_NEEDED"} reason={reason} onReason={onReason} />
      </td>
      <td>
        <span className={classes.line} role="status">
          {outcome && outcome !== "SAVED" ? <span>{t(`outcome.${outcome}`)}</span> : null}
          {row.sentBack === null ? null : <Chip tone="red">{t("grid.sent-back", { reason: row.sentBack })}</Chip>}
          <span className={classes.soft}>{t(`turn.${row.turn}`, { name: row.turnName })}</span>
        </span>
      </td>
    </>
  );
}

type GuidelineProps = Pick<ResultProps, "row" | "reason" | "onReason"> & { asked: boolean };

/** Whether a raise keeps to its guideline; where it does not, why. */
function Guideline({ row, asked, reason, onReason }: GuidelineProps) {
  const { t, percent } = useCompensationWords();
  const asks = row.editable && (row.mark !== "WITHIN" || asked || reason !== "");
  const save = (typed: string) => (typed === reason ? undefined : onReason(typed));
  return (
    <span className={classes.line}>
      {row.mark === "WITHIN" ? null : <Chip tone="orange">{t(`mark.${row.mark}`)}</Chip>}
      {asks ? (
        <input
          key={reason}
          className={`${classes.cell} ${classes.reason}`}
          aria-label={t("grid.reason-of", { name: row.name })}
          placeholder={t("grid.reason")}
          defaultValue={reason}
          maxLength={1000}
          onBlur={(event) => save(event.target.value.trim())}
        />
      ) : (
        reason
      )}
      {row.target ? (
        <span className={classes.soft}>
          {t("grid.target", { from: percent(row.target.minimum), to: percent(row.target.maximum) })}
        </span>
      ) : null}
    </span>
  );
}
