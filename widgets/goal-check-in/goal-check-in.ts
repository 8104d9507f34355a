import { css, html, nothing, type TemplateResult } from "lit";
import { fill } from "../core/fill.ts";
import { formStyles } from "../core/form.ts";
import { define } from "../core/cairn-element.ts";
import { GoalElement } from "../core/goal-element.ts";
import { goalBar, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { isRightToLeft } from "../core/words.ts";

type CheckInForm = EmbeddedGoal & {
  measureType: "CURRENCY" | "PERCENTAGE" | "COUNT";
  currency: string | null;
  start: number;
  target: number;
  actual: number | null;
  level: Level;
  levelsFrom: { ON_TRACK: number; OFF_TRACK: number };
  mayCheckIn: boolean;
  takesValue: boolean;
};

const levels = ["ON_TRACK", "OFF_TRACK", "AT_RISK"] as const;
type Level = (typeof levels)[number];

const headStyles = css`
  :host {
    --reserve: 360px;
  }
  .head {
    display: grid;
    gap: var(--space);
    margin-block-end: calc(var(--space) * 3);
  }
`;

/**
 * `<cairn-goal-check-in goal-id>`: says how a goal stands now. Says `cairn-goal-checked-in` (`{ goalId, percent }`) when it was saved. Its token needs the scope `goals:write`.
 *
 * @tag cairn-goal-check-in
 * @attr {string} goal-id - The last part of the goal's address in Cairn.
 * @fires cairn-goal-open - Somebody opens a goal: `{ path }`, cancelable.
 * @fires cairn-goal-checked-in - A check-in was saved: `{ goalId, percent }`.
 * @csspart title - Title and percent.
 * @csspart bar - Its progress.
 * @csspart link - What leads to Cairn.
 * @csspart button - What sends it.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class GoalCheckIn extends GoalElement {
  static override styles = [GoalElement.styles, formStyles, headStyles];
  static override properties = { ...GoalElement.properties, sending: { state: true }, said: { state: true } };
  declare protected sending: boolean;
  declare protected said: { text: string; wrong: boolean } | null;

  constructor() {
    super();
    this.sending = false;
    this.said = null;
  }

  protected override get path(): string | null {
    const path = super.path;
    return path && `${path}/check-in`;
  }

  protected override show(value: EmbeddedGoal): TemplateResult {
    const goal = value as CheckInForm;
    const { language, words } = this;
    return html`<div class="head">
        <div part="title" class="line title">
          ${this.link(goal.path, goal.title)}<span class="percent">${percentText(goal.percent, language)}</span>
        </div>
        ${goalBar(goal, language, words, isRightToLeft(language))}
      </div>
      ${goal.mayCheckIn ? this.#form(goal) : html`<p class="soft">${words["no-check-in"]}</p>`}`;
  }

  #form(goal: CheckInForm): TemplateResult {
    const { words } = this;
    const digits = digitsOf(goal);
    const shown = (amount: number) => new Intl.NumberFormat(this.language).format(amount / 10 ** digits);
    return html`<form @submit=${this.#submit} @input=${this.#follow} @reset=${() => (this.#chosen = false)}>
      ${
        goal.takesValue
          ? html`<label
              >${words.value}
              (${fill(words.goes, { start: shown(goal.start), target: shown(goal.target) })}${unitOf(goal)})
              <input
                name="value"
                type="number"
                step=${1 / 10 ** Math.max(digits, goal.measureType === "CURRENCY" ? digits : 2)}
                .value=${goal.actual === null ? "" : String(goal.actual / 10 ** digits)}
            /></label>`
          : nothing
      }
      <label
        >${words.level}
        <select name="level">
          ${levels.map((level) => html`<option value=${level} ?selected=${level === goal.level}>${words[level]}</option>`)}
        </select></label
      >
      <label>${words.comment} <textarea name="comment" rows="2" maxlength="5000"></textarea></label>
      <div class="acts">
        <button part="button" class="main" ?disabled=${this.sending}>${words["check-in"]}</button>
        <span role="status" class=${this.said?.wrong ? "wrong" : "soft"}>${this.said?.text ?? nothing}</span>
      </div>
    </form>`;
  }

  #chosen = false;

  /** The level follows the value that is typed, until somebody chooses one. */
  readonly #follow = ({ target, currentTarget }: Event): void => {
    const goal = this.value as CheckInForm | null;
    const level = (currentTarget as HTMLFormElement).elements.namedItem("level") as HTMLSelectElement;
    if (target === level) this.#chosen = true;
    const input = target as HTMLInputElement;
    if (!goal || this.#chosen || input.name !== "value" || input.value.trim() === "") return;
    level.value = levelOf(goal, Number(input.value) * 10 ** digitsOf(goal));
  };

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const goal = this.value as CheckInForm | null;
    if (!goal || this.sending) return;
    const form = event.target as HTMLFormElement;
    const typed = new FormData(form);
    const value = String(typed.get("value") ?? "").trim();
    this.sending = true;
    this.said = null;
    try {
      const { percent } = await this.send<{ percent: number | null }>(this.path!, {
        ...(value !== "" && { value: Math.round(Number(value) * 10 ** digitsOf(goal) * 1e6) / 1e6 }),
        level: typed.get("level"),
        comment: typed.get("comment"),
      });
      this.say("cairn-goal-checked-in", { goalId: goal.id, percent });
      form.reset();
      await this.refresh();
      this.said = { text: this.words["checked-in"], wrong: false };
    } catch (error) {
      this.said = { text: this.whyNot(error), wrong: true };
    }
    this.sending = false;
  };
}

/** Money travels in minor units; how many digits of it stand behind the point. */
function digitsOf({ measureType, currency }: CheckInForm): number {
  if (measureType !== "CURRENCY" || !currency) return 0;
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** How a goal stands with a value, by the lines it was given with. */
function levelOf({ start, target, levelsFrom }: CheckInForm, value: number): Level {
  const percent = target === start ? 0 : ((value - start) / (target - start)) * 100;
  return levels.find((level) => level === "AT_RISK" || percent >= levelsFrom[level])!;
}

const unitOf = ({ measureType, currency }: CheckInForm) =>
  measureType === "CURRENCY" ? ` ${currency}` : measureType === "PERCENTAGE" ? " %" : "";

define("cairn-goal-check-in", GoalCheckIn);
