import IntlMessageFormat from "intl-messageformat";
import { messageFormatters } from "./message-formatters.ts";

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;
/** A room's name, or several: a key is looked up in the first, then in those after it. */
export type Rooms = string | readonly string[];

/** Words of rooms, as a component asks for them. */
export type RoomWords = {
  t: Translate;
  i18n: Translator;
  /** A promise of those of the rooms that are on their way; null where all are there, and where they could not be had. */
  coming: Promise<unknown> | null;
  failure?: unknown;
};

/** All words of the product in one language. */
export type Translator = {
  /** `en`, `ar`, … */
  readonly language: string;
  of(rooms: Rooms): RoomWords;
  exists(room: string, key: string): boolean;
  /** A room's strings as they were written, null where they are not there. */
  stringsOf(room: string): object | null;
  /** Has a room's strings fetched, once. */
  fetch(room: string): Promise<void>;
};

export type TranslatorOptions = {
  /** Strings of rooms by their name; of others they are fetched where `fetch` is given. */
  strings?: Readonly<Record<string, object>>;
  /** What is said where a language lacks a word. */
  spare?: Readonly<Record<string, object>>;
  fetch?: (language: string, room: string) => Promise<object>;
};

/** Milliseconds for which what did not come is not asked for again. */
const untilAskedAgain = 5_000;

/** A key that nobody has words for is said itself. */
export function createTranslator(language: string, { strings = {}, spare = {}, fetch }: TranslatorOptions): Translator {
  const texts = new Map<string, RoomTexts>();
  const fetched = new Map<string, object>();
  const fetching = new Map<string, Promise<void>>();
  const asked = new Map<string, RoomWords>();

  const stringsOf = (room: string) => strings[room] ?? fetched.get(room) ?? null;
  const textsOf = (room: string) => {
    const known = texts.get(room);
    if (known) return known;
    const made = createRoomTexts(language, stringsOf(room), spare[room]);
    if (stringsOf(room) || !fetch) texts.set(room, made);
    return made;
  };
  const translator: Translator = {
    language,
    stringsOf,
    exists: (room, key) => textsOf(room).has(key),
    of: (rooms) => {
      const name = typeof rooms === "string" ? rooms : rooms.join(" ");
      const known = asked.get(name);
      if (known) return known;
      const names = typeof rooms === "string" ? [rooms] : rooms;
      const missing = fetch ? names.filter((room) => !stringsOf(room)) : [];
      const coming = missing.length > 0 ? Promise.all(missing.map((room) => translator.fetch(room))) : null;
      const words = { t: inFirstOf(names.map(textsOf)), i18n: translator, coming };
      asked.set(name, words);
      coming?.then(
        () => asked.delete(name),
        (failure: unknown) => {
          asked.set(name, { ...words, coming: null, failure });
          setTimeout(() => asked.delete(name), untilAskedAgain);
        },
      );
      return words;
    },
    fetch: (room) => {
      const begun = fetching.get(room);
      if (begun || !fetch || stringsOf(room)) return begun ?? Promise.resolve();
      const promise = fetch(language, room).then((found) => void fetched.set(room, found));
      fetching.set(room, promise);
      promise.catch(() => fetching.delete(room));
      return promise;
    },
  };
  return translator;
}

function inFirstOf(texts: readonly RoomTexts[]): Translate {
  const [first] = texts;
  if (texts.length === 1) return first!.say;
  return (key, params) => (texts.find((one) => one.has(key)) ?? first!).say(key, params);
}

type RoomTexts = { has(key: string): boolean; say: Translate };

/** What a message has that is more than its text, parsed or not. */
const special = /[[\]{}']/;

const localeOf = new Map<string, Intl.Locale>();
// Nothing asks a message for its locale, and a browser would look for each which ones it has.
IntlMessageFormat.resolveLocale = (locales) => {
  const name = String(locales);
  const locale = localeOf.get(name) ?? new Intl.Locale(name);
  localeOf.set(name, locale);
  return locale;
};

/** So many texts with parameters are kept for each room; then all are forgotten, and made anew. */
const mostFilled = 1_000;
const longestKept = 120;

/** What is said once is kept, also texts filled with few words: a list asks for hundreds of them. */
function createRoomTexts(language: string, ...written: readonly (object | null | undefined)[]): RoomTexts {
  const found = new Map<string, string | null>();
  const messages = new Map<string, IntlMessageFormat>();
  const plain = new Map<string, string>();
  const filled = new Map<string, string>();
  const options = { ignoreTag: true, formatters: messageFormatters(language) };

  const find = (key: string) => {
    let text = found.get(key);
    if (text === undefined) found.set(key, (text = textIn(written, key)));
    return text;
  };
  const make = (key: string, params?: Readonly<Record<string, unknown>>) => {
    const text = find(key);
    if (text === null) return key;
    if (!special.test(text)) return text;
    try {
      let message = messages.get(key);
      if (!message) messages.set(key, (message = new IntlMessageFormat(text, language, undefined, options)));
      return String(message.format(params as Parameters<IntlMessageFormat["format"]>[0]));
    } catch {
      // A text that nothing fills is shown as it is written, rather than no page.
      return text;
    }
  };
  const say: Translate = (key, params) => {
    const name = params === undefined ? key : nameOf(key, params);
    if (name === null) return make(key, params);
    const kept = params === undefined ? plain : filled;
    const before = kept.get(name);
    if (before !== undefined) return before;
    const made = make(key, params);
    if (kept === filled && filled.size >= mostFilled) filled.clear();
    kept.set(name, made);
    return made;
  };
  return { has: (key) => find(key) !== null, say };
}

/** A key leads through groups of words: `errors.not-found`. */
function textIn(written: readonly (object | null | undefined)[], key: string): string | null {
  const steps = key.split(".");
  for (const strings of written) {
    let at: unknown = strings;
    for (const step of steps)
      at = typeof at === "object" && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined;
    if (typeof at === "string") return at;
  }
  return null;
}

/** What tells one filled text from another; null where a parameter is no short text and no number. */
function nameOf(key: string, params: Readonly<Record<string, unknown>>): string | null {
  let name = key;
  for (const [param, value] of Object.entries(params)) {
    if (typeof value !== "string" && typeof value !== "number") return null;
    name += `\0${param}\0${typeof value}\0${value}`;
    if (name.length > longestKept) return null;
  }
  return name;
}
