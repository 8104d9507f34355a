import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import vazirmatn from "@fontsource/vazirmatn/unicode.json" with { type: "json" };
import sans from "@fontsource/noto-sans/unicode.json" with { type: "json" };
import { unpackWoff } from "./unpack-woff.ts";

const installed = createRequire(import.meta.url);

/** One part of a typeface, with the characters it has; where two have one, the first is taken. */
export type ScriptFont = {
  name: string;
  file: (weight: FontWeight) => string;
  /** Read and unpacked once for all documents of the process. */
  bytes: (weight: FontWeight) => Buffer;
  has: (codePoint: number) => boolean;
};
export type FontWeight = 400 | 600;

const parts = [
  ...(
    ["latin", "latin-ext", "devanagari", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"] as const
  ).map((part) => ({ family: "noto-sans", part, ranges: sans[part] })),
  { family: "vazirmatn", part: "arabic", ranges: vazirmatn.arabic },
];

export const scriptFonts: readonly ScriptFont[] = parts.map(({ family, part, ranges }) => {
  const file = (weight: FontWeight) =>
    installed.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);
  return {
    name: part,
    file,
    bytes: remembered((weight) => unpackWoff(readFileSync(file(weight)))),
    has: within(ranges),
  };
});

/** Reads `U+0000-00FF,U+0131`. */
function within(text: string): (codePoint: number) => boolean {
  const ranges = text.split(",").map((range) =>
    range
      .trim()
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16)),
  );
  return (codePoint) => ranges.some(([first = 0, last = first]) => codePoint >= first && codePoint <= last);
}

function remembered<Found>(find: (weight: FontWeight) => Found): (weight: FontWeight) => Found {
  const found = new Map<FontWeight, Found>();
  return (weight) => found.get(weight) ?? (found.set(weight, find(weight)), found.get(weight)!);
}
