import { css, html, nothing, type TemplateResult } from "lit";
import { CairnElement, define } from "../core/cairn-element.ts";
import { goalBar, goalStyles, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { dueText, goalStanding, standingStyles } from "../core/goal-standing.ts";
import { isRightToLeft } from "../core/words.ts";

type Goals = { goals: EmbeddedGoal[]; total: number };

const inCairn = {
  me: "/app/my-data/goal/my-goals",
  team: "/app/team/all-reports/goal/manage",
  company: "/app/company/goal/manage",
};

const listStyles = css`
  :host {
    --reserve: 380px;
  }
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

/**
 * `<cairn-goal-list owner="me|team|company" limit>`: open goals of the present time frames, the next due first.
 *
 * @tag cairn-goal-list
 * @attr {"me"|"team"|"company"} owner - Whose goals; `me` unless said otherwise.
 * @attr {number} limit - How many at most; 5 unless said otherwise.
 * @fires cairn-goal-open - Somebody opens a goal: `{ path }`, cancelable.
 * @slot empty - Stands where there is nothing to show.
 * @csspart list - The list.
 * @csspart row - One goal.
 * @csspart bar - Its progress.
 * @csspart status - How it stands.
 * @csspart link - What leads to Cairn.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class GoalList extends CairnElement<Goals> {
  static override styles = [CairnElement.styles, goalStyles, standingStyles, listStyles];
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

define("cairn-goal-list", GoalList);
