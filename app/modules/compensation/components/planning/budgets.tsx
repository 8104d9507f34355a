import { Fold } from "#app/ui/fold/fold.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { openIn } from "../../domain/budget-tree.ts";
import type { ShownBudget } from "../../queries/budgets-seen.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

const atOnce = 4;

/** What is left to give: the tightest units always in sight, the others behind them. */
export function Budgets({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const { budgets, cycle } = page;
  if (!cycle) return null;
  if (budgets.length === 0) return <p className={classes.soft}>{t("budget.hidden")}</p>;
  const ordered = [...budgets].sort(
    (one, other) => one.depth - other.depth || shareOf(other, page) - shareOf(one, page),
  );
  return (
    <div className={classes.budgets} role="group" aria-label={t("budget.title")}>
      <div className={classes.budgetRow}>
        {ordered.slice(0, atOnce).map((budget) => (
          <Budget key={budget.kind + budget.nodeId} budget={budget} page={page} />
        ))}
      </div>
      <Fold title={t("budget.more", { count: Math.max(0, ordered.length - atOnce) })}>
        <div className={classes.sheet}>
          <Timeline page={page} />
          <div className={classes.budgetRow}>
            {ordered.slice(atOnce).map((budget) => (
              <Budget key={budget.nodeId} budget={budget} page={page} />
            ))}
          </div>
        </div>
      </Fold>
    </div>
  );
}

const stages = ["proposeBy", "approveBy", "publishOn"] as const;

/** The stages of the cycle, with what has been and what comes. */
function Timeline({ page }: { page: PlanningPage }) {
  const { t, format } = useCompensationWords();
  const cycle = page.cycle!;
  return (
    <ul className={classes.line}>
      {stages
        .filter((stage) => cycle[stage] !== "")
        .map((stage) => (
          <li key={stage} className={classes.soft}>
            {t(`timeline.${stage}`, { date: format.date(cycle[stage]) })}
          </li>
        ))}
      <li className={classes.soft}>{t(`budget.${cycle.budgetMode}`)}</li>
    </ul>
  );
}

type Held = Pick<ShownBudget, "allocated" | "spent">;

const openOf = ({ allocated }: Held, { cycle }: PlanningPage) => openIn(allocated, cycle!.holdback);

function shareOf(budget: Held, page: PlanningPage): number {
  const open = openOf(budget, page);
  return open > 0 ? Math.round((budget.spent / open) * 100) : 0;
}

function Budget({ budget, page }: { budget: ShownBudget; page: PlanningPage }) {
  const { t, format } = useCompensationWords();
  const name = budget.kind === "MINE" ? t("budget.mine") : budget.name;
  return (
    <div className={classes.budget}>
      <strong>{name}</strong>
      <Left held={budget} kind={budget.kind} label={t("budget.of", { name })} page={page} />
      {budget.lines.map(({ line, ...held }) => (
        <Left
          key={line}
          held={held}
          kind={budget.kind}
          title={t(`lines-of.${line}-budget`)}
          label={t(`lines-of.${line}-budget-of`, { name })}
          page={page}
        />
      ))}
      {budget.changed ? (
        <span className={classes.soft}>
          {t("budget.changed", { date: format.date(budget.changed.at), reason: budget.changed.reason })}
        </span>
      ) : null}
    </div>
  );
}

type LeftProps = { held: Held; kind: ShownBudget["kind"]; title?: string; label: string; page: PlanningPage };

/** What is left of a unit's budget, or of one of its lines. */
function Left({ held, kind, title, label, page }: LeftProps) {
  const { t, format, money } = useCompensationWords();
  const { currency } = page.cycle!;
  const open = openOf(held, page);
  const left = open - held.spent;
  const words =
    left < 0
      ? t(kind === "MINE" ? "budget.mine-over" : "budget.over", { amount: money(-left, currency) })
      : t("budget.left", { amount: money(left, currency), of: money(open, currency) });
  return (
    <>
      <ProgressBar
        value={shareOf(held, page)}
        label={label}
        formatted={format.percent(shareOf(held, page))}
        tone={left < 0 && kind === "UNIT" ? "red" : "accent"}
      />
      <span className={classes.soft}>{title ? t("lines-of.budget", { line: title, left: words }) : words}</span>
    </>
  );
}
