import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { GoalBody } from "./goal-body.tsx";
import classes from "./goal-body.module.css";

/** One goal on a page of its own: what a link in a message opens, and what works before any script. */
export function GoalScreen({ detail }: { detail: GoalDetail }) {
  const { goal } = detail;
  return (
    <div className={classes.screen}>
      <PageHeader title={goal.title} />
      <GoalBody detail={detail} afterDeleting="/app/my-data/goal/my-goals" />
    </div>
  );
}
