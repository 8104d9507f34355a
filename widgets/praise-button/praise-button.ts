import { css, html, nothing, type TemplateResult } from "lit";
import { CairnElement, define } from "../core/cairn-element.ts";
import { fill } from "../core/fill.ts";
import { formStyles } from "../core/form.ts";
import type { Person } from "../core/praise.ts";
import "../core/praise.ts";

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

/** A press on a name leaves the focus in the field. */
const keepFocus = (event: Event): void => event.preventDefault();

/** Milliseconds of rest after which a name that is typed is looked for. */
const typingRest = 250;

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
    people: { state: true },
    chosen: { state: true },
    active: { state: true },
    sending: { state: true },
    said: { state: true },
  };
  declare to: string;
  /** Who has the name that was typed; null while none was looked for. */
  declare protected people: readonly Person[] | null;
  declare protected chosen: Person | null;
  /** Which of the people found the arrow keys stand on; -1 while none. */
  declare protected active: number;
  declare protected sending: boolean;
  declare protected said: { text: string; wrong: boolean } | null;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #looking = new AbortController();

  constructor() {
    super();
    this.to = "";
    this.people = null;
    this.chosen = null;
    this.active = -1;
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
          ${fixed ? html`<p>${words.to}: <strong dir="auto">${fixed.name}</strong></p>` : this.#picker()}
          <label>${words.message} <textarea name="body" rows="4" required maxlength="4000"></textarea></label>
          <p class="soft">${words["seen-by"]}</p>
          ${this.said?.wrong ? html`<p class="wrong" role="alert">${this.said.text}</p>` : nothing}
          <div class="acts">
            <button class="main" ?disabled=${this.sending || !(fixed ?? this.chosen)}>${words.send}</button>
            <button type="button" @click=${this.#close}>${words.cancel}</button>
          </div>
        </form>
      </dialog>`;
  }

  /** A combobox with a list: the focus stays in the field, and the arrow keys walk through who was found. */
  #picker(): TemplateResult {
    const { words, people, active } = this;
    const found = people?.length ?? 0;
    return html`<label
        >${words.to}
        <input
          name="person"
          role="combobox"
          aria-autocomplete="list"
          aria-controls="people"
          aria-expanded=${found > 0}
          aria-activedescendant=${active < 0 ? "" : `person-${active}`}
          autocomplete="off"
          placeholder=${words["to-hint"]}
          @input=${this.#type}
          @keydown=${this.#press}
          @blur=${this.#shut}
        />
      </label>
      <span class="soft" role="status"
        >${people ? (found ? fill(words.found, { count: found }) : words["nobody-found"]) : nothing}</span
      >
      <ul id="people" role="listbox" aria-label=${words.to} ?hidden=${!found}>
        ${(people ?? []).map(
          (person, place) =>
            html`<li
              id=${`person-${place}`}
              role="option"
              aria-selected=${place === active}
              @pointerdown=${keepFocus}
              @click=${() => this.#choose(person)}
            >
              <bdi>${person.name}</bdi>
            </li>`,
        )}
      </ul>`;
  }

  readonly #shut = (): void => {
    this.people = null;
    this.active = -1;
  };

  readonly #press = (event: KeyboardEvent): void => {
    const { people, active } = this;
    if (!people?.length) return;
    const last = people.length - 1;
    const places: Record<string, number> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
    };
    const chosen = people[active];
    if (event.key in places) this.active = places[event.key]!;
    else if (event.key === "Escape") this.#shut();
    else if (event.key === "Enter" && chosen) this.#choose(chosen);
    else return;
    // Else Escape would shut the dialog, and Enter send it.
    event.preventDefault();
  };

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector("dialog")!;
  }

  readonly #open = (): void => {
    this.said = null;
    this.#dialog.showModal();
  };

  readonly #close = (): void => this.#dialog.close();

  readonly #type = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value.trim();
    this.chosen = null;
    this.active = -1;
    clearTimeout(this.#typing);
    this.#looking.abort();
    const looking = (this.#looking = new AbortController());
    this.#typing = setTimeout(() => {
      if (text === "") return void (this.people = null);
      void this.ask<{ people: Person[] }>(`/praise/people?${new URLSearchParams({ text })}`, looking.signal).then(
        ({ people }) => looking.signal.aborted || (this.people = people),
        (error: unknown) => looking.signal.aborted || (this.said = { text: this.whyNot(error), wrong: true }),
      );
    }, typingRest);
  };

  #choose(person: Person): void {
    this.chosen = person;
    this.#shut();
    const field = this.renderRoot.querySelector<HTMLInputElement>("input[name=person]");
    if (field) field.value = person.name;
    this.renderRoot.querySelector("textarea")?.focus();
  }

  async #submit(event: Event, fixed: Person | undefined): Promise<void> {
    event.preventDefault();
    const person = fixed ?? this.chosen;
    if (!person || this.sending) return;
    const form = event.target as HTMLFormElement;
    this.sending = true;
    this.said = null;
    try {
      const body = new FormData(form).get("body");
      const { postId } = await this.send<{ postId: string }>("/praise", { toId: person.id, body });
      form.reset();
      this.chosen = null;
      this.people = null;
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
