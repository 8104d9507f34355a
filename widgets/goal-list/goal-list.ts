import { css, html, nothing, type TemplateResult } from "lit";
import { CairnElement } from "../core/cairn-element.ts";
import { dueText, goalBar, goalStanding, goalStyles, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { isRightToLeft } from "../core/words.ts";

type Goals = { goals: EmbeddedGoal[]; total: number };

const inCairn = {
  me: "/app/my-data/goal/my-goals",
  team: "/app/team/all-reports/goal/manage",
  company: "/app/company/goal/manage",
};

const listStyles = css`
  ul {
    display: grid;
    gap: calc(var(--space) * 4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .all {
    margin: calc(var(--space) * 3) 0 0;
  }
`;

/** `<cairn-goal-list owner="me|team|company" limit>`: open goals of the present time frames, the next due first. */
export class GoalList extends CairnElement<Goals> {
  static override styles = [CairnElement.styles, goalStyles, listStyles];
  static override properties = { ...CairnElement.properties, owner: { type: String }, limit: { type: Number } };
  declare owner: keyof typeof inCairn;
  declare limit: number;

  constructor() {
    super();
    this.owner = "me";
    this.limit = 5;
  }

  protected override get path(): string {
    return `/goals?${new URLSearchParams({ owner: this.owner, limit: String(this.limit) })}`;
  }

  protected override isEmpty({ goals }: Goals): boolean {
    return goals.length === 0;
  }

  protected override show({ goals, total }: Goals): TemplateResult {
    return html`<ul part="list">
        ${goals.map((goal) => this.#row(goal))}
      </ul>
      ${total > goals.length ? html`<p class="soft all">${this.link(inCairn[this.owner] ?? inCairn.me, this.words.all.replace("{count}", new Intl.NumberFormat(this.language).format(total)))}</p>` : nothing}`;
  }

  #row(goal: EmbeddedGoal): TemplateResult {
    const { language, words } = this;
    return html`<li part="row" class="goal">
      <div class="line title">
        ${this.link(goal.path, goal.title)}<span class="percent">${percentText(goal.percent, language)}</span>
      </div>
      ${goalBar(goal, language, words, isRightToLeft(language))}
      <div class="line">${goalStanding(goal, words)}<span class="soft">${dueText(goal, language, words)}</span></div>
    </li>`;
  }
}

if (!customElements.get("cairn-goal-list")) customElements.define("cairn-goal-list", GoalList);
