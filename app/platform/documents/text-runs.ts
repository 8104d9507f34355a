import createBidi from "bidi-js";
import { scriptFonts, type ScriptFont } from "./script-fonts.ts";

/** A piece of a line in one font, as it is drawn; pieces stand from left to right. */
export type TextRun = { text: string; font: ScriptFont; turned?: boolean };
type Piece = { text: string; level: number; font: ScriptFont };

const bidi = createBidi();
const latin = /^[\u0020-\u00ff]*$/;
const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const joinsAny = /[\u0020\u200c\u200d]/;
const arabicLetter = /\p{Script=Arabic}/u;

/** A line as it is drawn from left to right: by the rules of Unicode for both directions, in fonts that have its letters. */
export function textRuns(text: string, base: "ltr" | "rtl"): TextRun[] {
  if (latin.test(text) && (base === "ltr" || /^[a-z]/i.test(text)))
    return text === "" ? [] : [{ text, font: scriptFonts[0]! }];
  const { levels } = bidi.getEmbeddingLevels(text, firstStrong(text) ?? base);
  return inSight(piecesOf(text, levels)).flatMap(({ text: piece, level, font }) => {
    const bare = piece.replace(marksOfDirection, "");
    if (bare === "") return [];
    if (level % 2 === 0) return [{ text: bare, font }];
    const words = bare.match(/[^\s-]+|[\s-]+/gu) ?? [];
    return words.reverse().map((word) => ({ text: turned(word), font, turned: true }));
  });
}

/** Whoever draws Arabic letters turns them round; what else stands among them is turned here. */
function turned(word: string): string {
  const mirrored = [...word].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return arabicLetter.test(word) ? mirrored.join("") : mirrored.reverse().join("");
}

function firstStrong(text: string): "ltr" | "rtl" | null {
  for (const sign of text) {
    const type = bidi.getBidiCharTypeName(sign);
    if (type === "L") return "ltr";
    if (type === "R" || type === "AL") return "rtl";
  }
  return null;
}

function piecesOf(text: string, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  for (const sign of text) {
    const level = levels[index]!;
    const last = pieces.at(-1);
    const font = last && joinsAny.test(sign) ? last.font : fontOf(sign.codePointAt(0)!, last?.font);
    if (last && last.level === level && last.font === font) last.text += sign;
    else pieces.push({ text: sign, level, font });
    index += sign.length;
  }
  return pieces;
}

/** What no font has is drawn as an empty box. */
function fontOf(codePoint: number, before: ScriptFont | undefined): ScriptFont {
  if (before?.has(codePoint)) return before;
  return scriptFonts.find((font) => font.has(codePoint)) ?? scriptFonts[0]!;
}

/** From the order of reading to the order of sight: the deepest levels are turned first. */
function inSight(pieces: readonly Piece[]): Piece[] {
  const seen = [...pieces];
  const deepest = Math.max(0, ...seen.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while (end < seen.length && seen[end]!.level >= level) end += 1;
      if (end > start) seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return seen;
}
