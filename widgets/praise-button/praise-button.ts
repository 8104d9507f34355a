import { css, html, nothing, type TemplateResult } from "lit";
import { CairnElement, define } from "../core/cairn-element.ts";
import { formStyles } from "../core/form.ts";
import type { Person } from "../core/praise.ts";
import "../core/praise.ts";
import type { PersonPicker } from "./person-picker.ts";

const buttonStyles = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(420px, calc(100vw - 32px));
    padding: calc(var(--space) * 5);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  .frame {
    display: inline-block;
    padding: 0;
    border: 0;
    background: none;
  }
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: var(--space) calc(var(--space) * 3);
    border-radius: var(--radius);
    cursor: pointer;
  }
  ul[hidden] {
    display: none;
  }
  li:hover,
  li[aria-selected="true"] {
    background: var(--border);
  }
`;

/**
 * `<cairn-praise-button to>`: opens a dialog in which who looks at the page praises a colleague before the company; `to` is an employee's id, who is chosen then. Says `cairn-praise-sent` (`{ postId }`). Needs `praise:write`.
 *
 * @tag cairn-praise-button
 * @attr {string} to - The id of the employee it is for; left out, who looks at the page chooses.
 * @fires cairn-praise-sent - Praise was given: `{ postId }`.
 * @csspart button - What opens the dialog.
 * @csspart dialog - The dialog.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class PraiseButton extends CairnElement<{ people: Person[] }> {
  static override styles = [CairnElement.styles, formStyles, buttonStyles];
  static override properties = {
    ...CairnElement.properties,
    to: { type: String },
    sending: { state: true },
    said: { state: true },
  };
  declare to: string;
  declare protected sending: boolean;
  declare protected said: { text: string; wrong: boolean } | null;
  /** Comes when the dialog is opened first: most who see the button never press it. */
  #picker: PersonPicker | undefined;

  constructor() {
    super();
    this.to = "";
    this.sending = false;
    this.said = null;
  }

  /** Asks for the person it is for, else for nobody: that the site may show it is told by that as well. */
  protected override get path(): string {
    return this.to ? `/praise/people/${encodeURIComponent(this.to)}` : "/praise/people";
  }

  protected override show({ people }: { people: Person[] }): TemplateResult {
    const { words } = this;
    const fixed = this.to ? people[0] : undefined;
    return html`<button part="button" class="main" type="button" @click=${this.#open}>${words.give}</button>
      <span role="status" class="soft">${this.said && !this.said.wrong ? this.said.text : nothing}</span>
      <dialog part="dialog" aria-label=${words.give}>
        <form @submit=${(event: Event) => this.#submit(event, fixed)}>
          ${fixed ? html`<p>${words.to}: <strong dir="auto">${fixed.name}</strong></p>` : this.#picker?.render(words)}
          <label>${words.message} <textarea name="body" rows="4" required maxlength="4000"></textarea></label>
          <p class="soft">${words["seen-by"]}</p>
          ${this.said?.wrong ? html`<p class="wrong" role="alert">${this.said.text}</p>` : nothing}
          <div class="acts">
            <button class="main" ?disabled=${this.sending || !(fixed ?? this.#picker?.chosen)}>${words.send}</button>
            <button type="button" @click=${this.#close}>${words.cancel}</button>
          </div>
        </form>
      </dialog>`;
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector("dialog")!;
  }

  readonly #open = async (): Promise<void> => {
    this.said = null;
    try {
      if (!this.to) this.#picker ??= await this.#makePicker();
    } catch (error) {
      this.said = { text: this.whyNot(error), wrong: true };
    }
    this.requestUpdate();
    await this.updateComplete;
    this.#dialog.showModal();
  };

  async #makePicker(): Promise<PersonPicker> {
    const { PersonPicker } = await import("./person-picker.ts");
    return new PersonPicker({
      find: async (text, signal) =>
        (await this.ask<{ people: Person[] }>(`/praise/people?${new URLSearchParams({ text })}`, signal)).people,
      failed: (error) => (this.said = { text: this.whyNot(error), wrong: true }),
      changed: () => this.requestUpdate(),
      chose: ({ name }) => {
        this.renderRoot.querySelector<HTMLInputElement>("input[name=person]")!.value = name;
        this.renderRoot.querySelector("textarea")?.focus();
      },
    });
  }

  readonly #close = (): void => this.#dialog.close();

  async #submit(event: Event, fixed: Person | undefined): Promise<void> {
    event.preventDefault();
    const person = fixed ?? this.#picker?.chosen;
    if (!person || this.sending) return;
    const form = event.target as HTMLFormElement;
    this.sending = true;
    this.said = null;
    try {
      const body = new FormData(form).get("body");
      const { postId } = await this.send<{ postId: string }>("/praise", { toId: person.id, body });
      form.reset();
      this.#picker?.clear();
      this.#close();
      this.said = { text: this.words.sent, wrong: false };
      this.say("cairn-praise-sent", { postId });
    } catch (error) {
      this.said = { text: this.whyNot(error), wrong: true };
    }
    this.sending = false;
  }
}

define("cairn-praise-button", PraiseButton);
