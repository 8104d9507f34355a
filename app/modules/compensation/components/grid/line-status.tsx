import { Button } from "#app/ui/button/button.tsx";
import { Chip, type StateTone } from "#app/ui/chip/chip.tsx";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { draftOf, type LineOutcome, type LiveRow } from "./live-row.ts";
import type { CellEntry } from "./use-cells.ts";

type LineStatusProps = {
  row: LiveRow;
  put(entries: readonly CellEntry[]): void;
  drop(memberId: string): void;
};

function toneOf(outcome: LineOutcome): StateTone {
  if (outcome === "SAVED") return "green";
  if (outcome === "SAVING") return "grey";
  return outcome === "WARNED" ? "orange" : "red";
}

/** Whether a line is saved, and whose turn it is. */
export function LineStatus(props: LineStatusProps) {
  const { t } = useCompensationWords();
  const { row } = props;
  if (row.outcome === "CHANGED") return <Conflict {...props} />;
  return (
    <span className={classes.status}>
      {row.outcome ? <Chip tone={toneOf(row.outcome)}>{t(`outcome.${row.outcome}`)}</Chip> : null}
      {row.sentBack === null ? null : <Chip tone="red">{t("grid.sent-back", { reason: row.sentBack })}</Chip>}
      {row.outcome && row.outcome !== "SAVED" ? null : (
        <span className={classes.soft}>{t(`turn.${row.turn}`, { name: row.turnName })}</span>
      )}
    </span>
  );
}

/** Two at once: what the other entered stands beside what was typed here, and one of them is chosen. */
function Conflict({ row, put, drop }: LineStatusProps) {
  const { t, money } = useCompensationWords();
  const theirs = row.theirs === null ? t("grid.no-raise") : money(row.theirs, row.currency);
  return (
    <span className={classes.status}>
      <Chip tone="red">{t("grid.theirs", { amount: theirs })}</Chip>
      <Button
        size="small"
        onClick={() => put([{ memberId: row.memberId, before: { ...draftOf(row), raise: "" }, after: draftOf(row) }])}
      >
        {t("grid.keep-mine")}
      </Button>
      <Button size="small" tone="quiet" onClick={() => drop(row.memberId)}>
        {t("grid.take-theirs")}
      </Button>
    </span>
  );
}
