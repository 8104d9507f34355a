/** Says that a page holds something that is not drawn here: React draws it then. */
export class NeedsReact extends Error {}

/** What is written of the page that is being drawn. Nothing waits while one is drawn, so one is enough for the process. */
export const page = {
  html: "",
  /** Whether the last that was written is text: React parts two texts by an empty comment, to find them again. */
  afterText: false,
  /** The value of the `select` around an option, or null. */
  selected: null as unknown,
  /** Rooms whose words were asked for. */
  namespaces: new Set<string>(),
};

const special = /["&'<>]/;
const everySpecial = /["&'<>]/g;
const escapes: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** A text as it may stand between tags and in an attribute. */
export function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (letter) => escapes[letter]!) : text;
}
