/** Where a name is being typed in a text: what stands between the `@` and the caret. */
export type Typing = { from: number; to: number; query: string };

const longest = 40;

/** The name that is being typed before the caret; null where none is. A name begins a word, and is no longer than three. */
export function typingAt(text: string, caret: number): Typing | null {
  const line = text.slice(Math.max(0, caret - longest - 2), caret);
  const found = /(?:^|[\s([{"'“„«])@((?:[^\s@]+(?: [^\s@]+){0,2} ?)?)$/u.exec(line);
  if (!found) return null;
  const query = found[1]!;
  return { from: caret - query.length - 1, to: caret, query: query.trim() };
}

/** What is put in place of it: the name, and a space where the text does not go on with one. */
export function nameInText(text: string, { to }: Typing, name: string): string {
  return `@${name}${/^\s/.test(text.slice(to)) ? "" : " "}`;
}
