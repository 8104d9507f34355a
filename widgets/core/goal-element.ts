import type { CSSResultGroup } from "lit";
import { CairnElement } from "./cairn-element.ts";
import { goalStyles, type EmbeddedGoal } from "./goal.ts";

/** A widget that shows the one goal its `goal-id` names. */
export abstract class GoalElement extends CairnElement<EmbeddedGoal> {
  static override styles: CSSResultGroup = [CairnElement.styles, goalStyles];
  static override properties = { ...CairnElement.properties, goalId: { attribute: "goal-id" } };
  declare goalId: string;

  protected override get path(): string | null {
    return this.goalId ? `/goals/${encodeURIComponent(this.goalId)}` : null;
  }
}
