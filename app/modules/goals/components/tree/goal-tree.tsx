import { useNavigate } from "@remix-run/react";
import { TagChips } from "#app/modules/tags/ui.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { TreeList } from "#app/ui/tree-list/tree-list.tsx";
import type { ListedGoal } from "../../queries/goal-list.ts";
import { useGoalAddress } from "../goal-address.ts";
import { FedMark, GoalProgress, GoalTitle, LevelChip, Owners } from "../goal-marks.tsx";
import classes from "./goal-tree.module.css";
import { goalAt, useGoalTree } from "./use-goal-tree.ts";

/** Goals with what stands under them, opened branch by branch; the tree of a past day is for reading alone. */
export function GoalTree({
  rows: roots,
  label,
  asOf = null,
}: {
  rows: readonly ListedGoal[];
  label: string;
  asOf?: string | null;
}) {
  const navigate = useNavigate();
  const address = useGoalAddress();
  const { rows, toggle } = useGoalTree(roots, asOf);
  return (
    <TreeList
      label={label}
      rows={rows.map(({ goal, ...row }) => ({
        ...row,
        hasChildren: goal.childCount > 0,
        content: <Branch goal={goal} href={asOf ? null : address.panel(goal.id)} />,
      }))}
      onToggle={toggle}
      {...(asOf
        ? {}
        : { onActivate: (id: string) => navigate(address.panel(goalAt(id)), { preventScrollReset: true }) })}
    />
  );
}

function Branch({ goal, href }: { goal: ListedGoal; href: string | null }) {
  return (
    <span className={classes.branch}>
      <span className={classes.name}>
        {href ? (
          <UiLink href={href} className={classes.title} tabIndex={-1}>
            <GoalTitle goal={goal} />
            <FedMark goal={goal} />
          </UiLink>
        ) : (
          <span className={classes.title}>
            <GoalTitle goal={goal} />
            <FedMark goal={goal} />
          </span>
        )}
        <TagChips tags={goal.tags} />
      </span>
      <span className={classes.owner}>
        <Owners owners={goal.owners} />
      </span>
      <span className={classes.progress}>
        <GoalProgress goal={goal} />
      </span>
      <span className={classes.level}>
        <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />
      </span>
    </span>
  );
}
