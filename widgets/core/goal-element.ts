import type { CSSResultGroup } from "lit";
import { CairnElement } from "./cairn-element.ts";
import { EmbedError } from "./embed-error.ts";
import { goalStyles, type EmbeddedGoal } from "./goal.ts";

/** A widget that shows the one goal its `goal-id` names. */
export abstract class GoalElement extends CairnElement<EmbeddedGoal> {
  static override styles: CSSResultGroup = [CairnElement.styles, goalStyles];
  static override properties = { ...CairnElement.properties, goalId: { attribute: "goal-id" } };
  declare goalId: string;

  protected override get path(): string | null {
    return this.goalId ? `/goals/${encodeURIComponent(this.goalId)}` : null;
  }

  protected override get missing(): EmbedError {
    const where = "the last part of the goal's address in Cairn, /app/goal/…";
    return new EmbedError("no-goal-id", `<${this.localName}> lacks the attribute goal-id: ${where}.`, false);
  }
}
