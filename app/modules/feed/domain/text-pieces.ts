import { toMinorUnits } from "#app/platform/money/money.ts";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
import { hashtagPieces } from "./post.ts";

/** An amount as a text names it: in minor units of its currency. */
export type Money = { readonly minor: number; readonly currency: string };

/** A piece of a text, and what it is where it is more than words. */
export type Piece =
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "link"; readonly text: string; readonly url: string }
  | { readonly is: "money"; readonly text: string; readonly money: Money }
  | { readonly is: "hashtag"; readonly text: string; readonly hashtag: string };

const longestLink = 2_000;
const link = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"]+/giu;
/** What ends a sentence or a bracket around an address is not part of it. */
const afterLink = ".,;:!?'\"»”’)]}";

const currencies = ["INR", "USD", "EUR", "GBP", "JPY", "CHF", "AED", "SAR", "AUD", "CAD", "SGD", "CNY", "MXN"];
const symbols: Readonly<Record<string, string>> = { "₹": "INR", $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };
const sign = `(?:${currencies.join("|")}|[₹$€£¥])`;
const amount = String.raw`\d{1,3}(?:[.,’' \u00a0\u202f]\d{2,3})*(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`;
const money = new RegExp(
  String.raw`(?<![\p{L}\p{N}#@./])(?:(${sign})[ \u00a0]?(${amount})|(${amount})[ \u00a0]?(${sign}))(?![\p{L}\p{N}])`,
  "gu",
);

/** `+500` that ends what is said is money of the company; `+500 users` is not, whatever they are. */
const bareMoney = new RegExp(String.raw`(?<=(?:^|[\s(])\+)(?:${amount})(?=\s*$|[.,;:!?)](?:\s|$))`, "gmu");

/** A text cut where it has addresses, amounts of money and hashtags. An amount that names no currency is of the company's. */
export function textPieces(text: string, currency: string): Piece[] {
  const inWords = (pattern: RegExp, read: (match: RegExpMatchArray) => Found) => (piece: Piece) =>
    piece.is === "words" ? cut(piece.text, pattern, read) : [piece];
  return cut(text, link, linkPiece)
    .flatMap(inWords(money, moneyPiece))
    .flatMap(inWords(bareMoney, ([whole]) => amountPiece(whole, whole, currency)))
    .flatMap(withHashtags);
}

/** The addresses of a text, each once, in the order in which they come. */
export function linksIn(text: string): string[] {
  return [...new Set(cut(text, link, linkPiece).flatMap((piece) => (piece.is === "link" ? [piece.url] : [])))];
}

/** The amounts of money that a text names. */
export function moneyIn(text: string, currency: string): Money[] {
  return textPieces(text, currency).flatMap((piece) => (piece.is === "money" ? [piece.money] : []));
}

type Found = { piece: Piece; length: number } | null;

function cut(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => Found): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const found = read(match);
    if (!found || match.index < from) continue;
    if (match.index > from) pieces.push({ is: "words", text: text.slice(from, match.index) });
    pieces.push(found.piece);
    from = match.index + found.length;
  }
  return from < text.length ? [...pieces, { is: "words", text: text.slice(from) }] : pieces;
}

function linkPiece([whole]: RegExpMatchArray): Found {
  const text = withoutTrailing(whole, afterLink);
  if (text.length > longestLink || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  if (username || password) return null;
  return { piece: { is: "link", text, url: href }, length: text.length };
}

function moneyPiece([text, before, first, second, after]: RegExpMatchArray): Found {
  const written = (before ?? after)!;
  return amountPiece(text, (first ?? second)!, symbols[written] ?? written);
}

function amountPiece(text: string, written: string, currency: string): Found {
  const minor = toMinorUnits(currency, numberOf(written));
  return Number.isSafeInteger(minor)
    ? { piece: { is: "money", text, money: { minor, currency } }, length: text.length }
    : null;
}

/** One or two digits after the last mark are a fraction; all other marks only group. */
function numberOf(written: string): number {
  const [, whole, fraction] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written)!;
  return Number(`${whole!.replace(/\D/g, "")}.${fraction ?? 0}`);
}

function withHashtags(piece: Piece): Piece[] {
  if (piece.is !== "words") return [piece];
  return hashtagPieces(piece.text).map(({ text, hashtag }) =>
    hashtag === null ? { is: "words", text } : { is: "hashtag", text, hashtag },
  );
}
