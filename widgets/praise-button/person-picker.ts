import { html, nothing, type TemplateResult } from "lit";
import { fill } from "../core/fill.ts";
import type { Person } from "../core/praise.ts";
import type { Words } from "../core/words.ts";

/** What the dialog around a picker does for it. */
export interface PickerHost {
  /** Who has a name with this text in it. */
  find(text: string, signal: AbortSignal): Promise<readonly Person[]>;
  /** People could not be looked for. */
  failed(error: unknown): void;
  /** What it shows is other now. */
  changed(): void;
  /** Somebody was chosen, whose name belongs in its field. */
  chose(person: Person): void;
}

/** A press on a name leaves the focus in the field. */
const keepFocus = (event: Event): void => event.preventDefault();

/** Milliseconds of rest after which a name that is typed is looked for. */
const typingRest = 250;

/** A combobox with a list: the focus stays in the field, and the arrow keys walk through who was found. */
export class PersonPicker {
  chosen: Person | null = null;
  /** Who has the name that was typed; null while none was looked for. */
  #people: readonly Person[] | null = null;
  /** Which of the people found the arrow keys stand on; -1 while none. */
  #active = -1;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #looking = new AbortController();
  readonly #host: PickerHost;

  constructor(host: PickerHost) {
    this.#host = host;
  }

  render(words: Words): TemplateResult {
    const [people, active] = [this.#people, this.#active];
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
          @blur=${this.shut}
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

  readonly shut = (): void => {
    this.#people = null;
    this.#stand(-1);
  };

  /** Nobody is chosen any more. */
  clear(): void {
    this.chosen = null;
    this.shut();
  }

  #stand(place: number): void {
    this.#active = place;
    this.#host.changed();
  }

  readonly #press = (event: KeyboardEvent): void => {
    const [people, active] = [this.#people, this.#active];
    if (!people?.length) return;
    const last = people.length - 1;
    const places: Record<string, number> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
    };
    const chosen = people[active];
    if (event.key in places) this.#stand(places[event.key]!);
    else if (event.key === "Escape") this.shut();
    else if (event.key === "Enter" && chosen) this.#choose(chosen);
    else return;
    // Else Escape would shut the dialog, and Enter send it.
    event.preventDefault();
  };

  readonly #type = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value.trim();
    this.chosen = null;
    this.#stand(-1);
    clearTimeout(this.#typing);
    this.#looking.abort();
    const { signal } = (this.#looking = new AbortController());
    this.#typing = setTimeout(() => {
      if (text === "") return this.shut();
      void this.#host.find(text, signal).then(
        (people) => {
          if (signal.aborted) return;
          this.#people = people;
          this.#host.changed();
        },
        (error: unknown) => signal.aborted || this.#host.failed(error),
      );
    }, typingRest);
  };

  #choose(person: Person): void {
    this.chosen = person;
    this.shut();
    this.#host.chose(person);
  }
}
