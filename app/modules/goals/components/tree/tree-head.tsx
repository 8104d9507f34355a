import type { GoalPage } from "../../queries/goal-page.ts";
import { TreeTrail } from "../map/tree-trail.tsx";
import { TreeOfDay } from "./tree-of-day.tsx";

/** What stands over a tree: how it is looked at and of which day, and the way to where it begins. */
export function TreeHead({ page, trail }: { page: GoalPage; trail: NonNullable<GoalPage["tree"]>["trail"] }) {
  return (
    <>
      <TreeOfDay page={page} />
      <TreeTrail trail={trail} />
    </>
  );
}
