import { expect, test } from "vitest";
import { textRuns } from "./text-runs.ts";

const seen = (text: string, base: "ltr" | "rtl" = "ltr") =>
  textRuns(text, base).map(({ text: run, font }) => `${font.name}:${run}`);

test.each<[string, string[]]>([
  ["Zoë Ångström", ["latin:Zoë Ångström"]],
  ["Łukasz Żółć", ["latin-ext:Ł", "latin:ukasz ", "latin-ext:Ż", "latin:ó", "latin-ext:łć"]],
  ["राहुल क्षत्रिय", ["devanagari:राहुल क्षत्रिय"]],
  ["राहुल (HR)", ["devanagari:राहुल ", "latin:(HR)"]],
])("%s stands from left to right", (text, runs) => expect(seen(text)).toEqual(runs));

test("words of Arabic stand from right to left, each left whole for who shapes it", () => {
  expect(seen("سارة العتيبي")).toEqual(["arabic:العتيبي", "arabic: ", "arabic:سارة"]);
});

test("numbers and Latin within Arabic keep their own direction, and brackets turn to face what they hold", () => {
  expect(seen("رضا (NPS) إلى 45%").join("")).toBe(
    "latin:%latin:45arabic: arabic:إلىlatin: latin:(latin:NPSlatin:)arabic: arabic:رضا",
  );
});

test("what has no letters follows the page, and a line follows its first letter", () => {
  expect(seen("(12) ", "rtl").join("").replaceAll("latin:", "").trim()).toBe("(12)");
  expect(seen("Plan, 3!", "rtl")).toEqual(["latin:Plan, 3!"]);
});

test("marks of direction are heeded and not drawn", () => {
  expect(seen("\u200e45\u200e%\u200e", "rtl").join("")).toBe("latin:45%");
});
