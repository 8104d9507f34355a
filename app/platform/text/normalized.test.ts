import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { namingTextInput } from "#app/modules/comments/use-cases/comment-input.ts";
import { textInput } from "../http/typed-input.ts";
import { cleanRichText } from "../rich-text/clean-rich-text.ts";
import { mostMarks, normalized } from "./normalized.ts";
import { withoutTrailing } from "./without-trailing.ts";

const rounds = process.env["CAIRN_LONG"] === "1" ? 100_000 : 2_000;
const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
/** In every form more of these follow one another than are put into order at no cost. */
const longestRun = (text: string) =>
  Math.max(0, ...[...text.normalize("NFKD").matchAll(/\p{M}+/gu)].map(([run]) => [...run].length));

test.each([
  ["Vietnamese", "Tiếng Việt, Nguyễn Thị Hường"],
  ["Arabic with its vowels", "بِسْمِ ٱللَّٰهِ"],
  ["Devanagari", "कार्यक्षमता, स्त्री, र्क्ष्म्य"],
  ["Hebrew with points", "בְּרֵאשִׁ֖ית"],
  ["Tibetan, the tallest stack there is", "ཧྐྵྨླྺྼྻྂ"],
  ["family of four", "👨‍👩‍👧‍👦"],
])("%s stays as it is written", (_, text) => {
  for (const form of forms) expect(normalized(text.normalize("NFD"), form)).toBe(text.normalize(form));
});

test("of marks in a row the first few stay, whatever the form", () => {
  for (const pair of ["\u0301\u0316", "\u0301\uff9e", "\u0344\u0316", "\u3099\u0323\uff9f", "\u05b0\u0f71"])
    for (const form of forms) {
      const text = normalized(`a${pair.repeat(100_000)}b`, form);
      expect(longestRun(text)).toBeLessThanOrEqual(2 * mostMarks + 2);
      expect([text[0]!.normalize("NFD")[0], text.at(-1)]).toEqual(["a", "b"]);
    }
});

test("what is too long is refused before its letters are looked at, and what is long only in its writing is not", () => {
  const input = textInput({ most: 200, tooLong: "too-long" });
  const marks = "\u0301\u0316".repeat(2_000_000);
  expect(input.safeParse(marks).error?.issues.map(({ message }) => message)).toEqual(["too-long"]);
  expect(namingTextInput(200).safeParse(marks).success).toBe(false);
  expect(input.parse(` ${"e\u0323\u0302".repeat(200)} `)).toBe("ệ".repeat(200));
  expect(namingTextInput(200).parse("e\u0323\u0302".repeat(200))).toBe("ệ".repeat(200));
  expect(input.safeParse("a".repeat(201)).success).toBe(false);
  expect(cleanRichText("\u0301\u0316".repeat(200_000)).length).toBeLessThan(60);
});

test(
  `${rounds} texts of marks and letters are the same again, and short in their marks`,
  { timeout: 1_800_000 },
  () => {
    const random = randomFrom(1);
    const pieces = [
      "a",
      "ệ",
      "\u0301",
      "\u0316",
      "\uff9e",
      "\u0344",
      "ﾊﾟ",
      "\u0f73",
      "क्ष",
      "ﷺ",
      "\ud800",
      "\u034f",
      "한",
    ];
    for (let round = 0; round < rounds; round += 1) {
      const text = Array.from({ length: random.below(60) }, () => random.of(pieces).repeat(random.below(40))).join("");
      const once = normalized(text);
      expect(longestRun(once)).toBeLessThanOrEqual(2 * mostMarks + 2);
      expect(normalized(once)).toBe(once);
    }
  },
);

test("signs at the end go, others stay", () => {
  expect(withoutTrailing("a/b//", "/")).toBe("a/b");
  expect(withoutTrailing(`${"/".repeat(500_000)}a`, "/")).toHaveLength(500_001);
  expect(withoutTrailing("...", ".")).toBe("");
});
