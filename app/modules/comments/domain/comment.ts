/** A record of a kind that people comment on. */
export type Commented = { about: string; record: string };

/** Characters of one comment. */
export const longestComment = 5000;
/** People one comment may name. */
export const mostMentions = 20;
/** Comments read at once, newest first. */
export const threadSize = 100;
/** The same words by the same person within this time are one comment that was sent twice. */
export const repeatSeconds = 60;

/** A person who is named in a comment, as the comment writes them after the `@`. */
export type Mention = { id: string; name: string };

/** A stretch of a comment's text: words, or a person who is named. */
export type Piece = { text: string; mention: Mention | null };

/** Those of these people whom the text names by `@` and their name, in the order in which it does so first. */
export function namedIn(body: string, people: readonly Mention[]): Mention[] {
  const found = new Map(piecesOf(body, people).flatMap(({ mention }) => (mention ? [[mention.id, mention]] : [])));
  return [...found.values()];
}

/**
 * The text cut where it names people. Of names that begin alike the longer is meant; of people who are called alike each is
 * named in turn.
 */
export function piecesOf(body: string, mentions: readonly Mention[]): Piece[] {
  const named = new Map<string, Mention[]>();
  for (const mention of mentions) named.set(mention.name, [...(named.get(mention.name) ?? []), mention]);
  const names = [...named.keys()].filter((name) => name !== "").sort((one, other) => other.length - one.length);
  if (names.length === 0) return body === "" ? [] : [{ text: body, mention: null }];
  const pattern = new RegExp(`@(?:${names.map(escaped).join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");
  const met = new Map<string, number>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: text, index } of body.matchAll(pattern)) {
    const name = text.slice(1);
    const alike = named.get(name)!;
    const turn = met.get(name) ?? 0;
    met.set(name, turn + 1);
    if (index > from) pieces.push({ text: body.slice(from, index), mention: null });
    pieces.push({ text, mention: alike[Math.min(turn, alike.length - 1)]! });
    from = index + text.length;
  }
  return from < body.length ? [...pieces, { text: body.slice(from), mention: null }] : pieces;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
