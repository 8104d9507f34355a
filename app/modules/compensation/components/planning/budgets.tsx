import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import type { ShownBudget } from "../../queries/budgets-seen.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** What each unit has left to give: always in sight, and the stages of the timeline. */
export function Budgets({ page }: { page: PlanningPage }) {
  const { t, format } = useCompensationWords();
  const { budgets, cycle } = page;
  if (!cycle) return null;
  const stages = (["proposeBy", "approveBy", "publishOn"] as const).filter((stage) => cycle[stage] !== "");
  return (
    <>
      {stages.length > 0 ? (
        <p className={classes.soft}>
          {stages.map((stage) => t(`timeline.${stage}`, { date: format.date(cycle[stage]) })).join(" · ")}
        </p>
      ) : null}
      {budgets.length > 0 ? (
        <div className={classes.budgets} role="group" aria-label={t("budget.title")}>
          {budgets.slice(0, 8).map((budget) => (
            <Budget key={budget.nodeId} budget={budget} page={page} />
          ))}
        </div>
      ) : (
        <p className={classes.soft}>{t("budget.hidden")}</p>
      )}
    </>
  );
}

function Budget({ budget, page }: { budget: ShownBudget; page: PlanningPage }) {
  const { t, money } = useCompensationWords();
  const { currency, holdback, budgetMode } = page.cycle!;
  const open = budget.allocated - Math.floor((budget.allocated * holdback) / 10_000);
  const left = open - budget.spent;
  const share = open > 0 ? Math.round((budget.spent / open) * 100) : 0;
  return (
    <div className={classes.budget}>
      <strong>{budget.name}</strong>
      <ProgressBar value={share} label={t("budget.of", { name: budget.name })} tone={left < 0 ? "red" : "accent"} />
      <span className={classes.soft}>
        {left < 0
          ? t("budget.over", { amount: money(-left, currency) })
          : t("budget.left", { amount: money(left, currency), of: money(open, currency) })}
      </span>
      <span className={classes.soft}>{t(`budget.${budgetMode}`)}</span>
    </div>
  );
}
