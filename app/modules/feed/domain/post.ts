import { normalized } from "#app/platform/text/normalized.ts";
export const postKinds = ["POST", "KUDOS", "FEEDBACK"] as const;
/** What people write; a CARD the product writes by itself. */
export type PostKind = (typeof postKinds)[number];
export type AnyKind = PostKind | "CARD";

export const reactionKinds = ["LIKE", "LOVE", "CELEBRATE", "IDEA"] as const;
/** Applause is for posts of others. */
export const markKinds = [...reactionKinds, "APPLAUSE"] as const;
export type MarkKind = (typeof markKinds)[number];

/** Characters of a post. */
export const longestPost = 5_000;
/** Posts read at once. */
export const feedPageSize = 20;
export const mostHashtags = 20;

/** What an automated card tells of. */
export type Card =
  | { readonly type: "ANNIVERSARY"; readonly employeeId: string; readonly years: number }
  | { readonly type: "GOAL"; readonly goalId: string };

/** A letter or digit before it is part of a word or an address: `a#b`, `/page#part`. */
const hashtag = /(?<![\p{L}\p{M}\p{N}_#/&])#([\p{L}\p{M}\p{N}_]{1,60})(?![\p{L}\p{M}\p{N}_])/gu;

export type TextPiece = { readonly text: string; readonly hashtag: string | null };

/** A text cut where it has hashtags; one of digits alone is a number, `#1`. */
export function hashtagPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: name, index } of text.matchAll(hashtag)) {
    if (/^\p{N}+$/u.test(name!)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), hashtag: null });
    pieces.push({ text: whole, hashtag: hashtagName(name!) });
    from = index + whole.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), hashtag: null }] : pieces;
}

/** The hashtags of a text, each once, in the order in which they come. */
export function hashtagsIn(text: string): string[] {
  const names = hashtagPieces(text).flatMap(({ hashtag: name }) => name ?? []);
  return [...new Set(names)].slice(0, mostHashtags);
}

/** However it is written, it is one hashtag: `#Launch`, `#launch`. */
function hashtagName(written: string): string {
  return normalized(written).toLowerCase();
}

/** The first of these words that a text holds as whole words; null where it holds none. */
export function forbiddenWordIn(text: string, words: readonly string[]): string | null {
  const plain = ` ${wordsOf(text)} `;
  return words.find((word) => plain.includes(` ${wordsOf(word)} `)) ?? null;
}

function wordsOf(text: string): string {
  return normalized(text, "NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Under which names an address says when something was posted; `from` is whose. */
export const postedDates = { dates: "dates", from: "datesFrom", to: "datesTo" } as const;
