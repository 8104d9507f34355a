import { createRequire } from "node:module";
import vazirmatn from "@fontsource/vazirmatn/unicode.json" with { type: "json" };
import sans from "@fontsource/noto-sans/unicode.json" with { type: "json" };

const installed = createRequire(import.meta.url);

/** One part of a typeface, with the characters it has; where two have one, the first is taken. */
export type ScriptFont = { name: string; file: (weight: FontWeight) => string; has: (codePoint: number) => boolean };
export type FontWeight = 400 | 600;

const parts = [
  ...(
    ["latin", "latin-ext", "devanagari", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"] as const
  ).map((part) => ({ family: "noto-sans", part, ranges: sans[part] })),
  { family: "vazirmatn", part: "arabic", ranges: vazirmatn.arabic },
];

export const scriptFonts: readonly ScriptFont[] = parts.map(({ family, part, ranges }) => ({
  name: part,
  file: remembered((weight) =>
    installed.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
  ),
  has: within(ranges),
}));

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

/** Finding a file takes longer than drawing a word. */
function remembered(find: (weight: FontWeight) => string): (weight: FontWeight) => string {
  const found = new Map<FontWeight, string>();
  return (weight) => found.get(weight) ?? (found.set(weight, find(weight)), found.get(weight)!);
}
