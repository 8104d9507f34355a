import { html, type TemplateResult } from "lit";
import { GoalElement } from "../core/goal-element.ts";
import { goalBar, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { isRightToLeft } from "../core/words.ts";

/** `<cairn-goal-progress goal-id>`: how far one goal is, in one line. */
export class GoalProgress extends GoalElement {
  protected override show(goal: EmbeddedGoal): TemplateResult {
    const { language, words } = this;
    return html`<div class="line">
        ${this.link(goal.path, goal.title)}<span class="percent">${percentText(goal.percent, language)}</span>
      </div>
      ${goalBar(goal, language, words, isRightToLeft(language))}`;
  }
}

if (!customElements.get("cairn-goal-progress")) customElements.define("cairn-goal-progress", GoalProgress);
