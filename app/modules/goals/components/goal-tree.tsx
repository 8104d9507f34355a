import { useNavigate } from "@remix-run/react";
import { UiLink } from "#app/ui/link/link.tsx";
import { TreeList } from "#app/ui/tree-list/tree-list.tsx";
import type { ListedGoal } from "../queries/goal-list.ts";
import { useGoalAddress } from "./goal-address.ts";
import { GoalProgress, GoalTitle, LevelChip, Owners } from "./goal-marks.tsx";
import classes from "./goal-tree.module.css";
import { useGoalTree } from "./use-goal-tree.ts";

/** Goals with what stands under them, opened branch by branch. */
export function GoalTree({ rows: roots, label }: { rows: readonly ListedGoal[]; label: string }) {
  const navigate = useNavigate();
  const address = useGoalAddress();
  const { rows, toggle } = useGoalTree(roots);
  return (
    <TreeList
      label={label}
      rows={rows.map(({ goal, ...row }) => ({ ...row, id: goal.id, hasChildren: goal.childCount > 0, content: <Branch goal={goal} href={address.panel(goal.id)} /> }))}
      onToggle={toggle}
      onActivate={(id) => navigate(address.panel(id), { preventScrollReset: true })}
    />
  );
}

function Branch({ goal, href }: { goal: ListedGoal; href: string }) {
  return (
    <span className={classes.branch}>
      <UiLink href={href} className={classes.title} tabIndex={-1}><GoalTitle goal={goal} /></UiLink>
      <span className={classes.owner}><Owners owners={goal.owners} /></span>
      <span className={classes.progress}><GoalProgress goal={goal} /></span>
      <span className={classes.level}><LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} /></span>
    </span>
  );
}
