import { describe, expect, test } from "vitest";
import { coach, coachKeyResult } from "./coach.ts";
import { kpiFields } from "./kpi-fields.ts";
import { kpiPatterns, titlePatterns } from "./kpi-patterns.ts";
import { suggest } from "./suggest.ts";

describe("the library", () => {
  test("holds sixty measures or more, eight of each field, each once", () => {
    expect(kpiPatterns.length).toBeGreaterThanOrEqual(60);
    for (const field of kpiFields) {
      expect(kpiPatterns.filter(([func]) => func === field)).toHaveLength(8);
      expect(titlePatterns.filter(([func]) => func === field).length).toBeGreaterThanOrEqual(2);
    }
    for (const place of [0, 1, 2, 3, 4] as const) {
      const titles = [
        ...kpiPatterns.map(([, , , , title]) => title[place]),
        ...titlePatterns.map(([, title]) => title[place]),
      ];
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.every((title) => title.trim() !== "")).toBe(true);
    }
  });

  test("follows the rules it is to teach", () => {
    const faults = kpiPatterns.flatMap(([, measureType, start, target, titles]) =>
      titles.flatMap((title) =>
        coachKeyResult({ title, measureType, start, target }).map((hint) => [title, hint.rule]),
      ),
    );
    expect(faults).toEqual([]);
    const objectives = titlePatterns.flatMap(([, titles]) =>
      titles.flatMap((title) =>
        coach({ title, hasOwner: true, hasPeriod: true, keyResults: null, nearby: [] }).map((hint) => [
          title,
          hint.rule,
        ]),
      ),
    );
    expect(objectives).toEqual([]);
  });
});

test("what is typed brings the nearest first, in the reader's language", () => {
  expect(suggest("Shorten the way to a signature", "SALES", "en").metrics[0]!.title).toBe(
    "Days from first meeting to signature",
  );
  expect(suggest("Kosten", "OPERATIONS", "de").metrics[0]!.title).toBe("Kosten je Lieferung");
  expect(suggest("gross margin", null, "ar").metrics[0]!.title).toBe("هامش الربح الإجمالي");
  expect(suggest("", "PEOPLE", "fr").titles).toEqual([
    "People recommend us to their friends",
    "Every manager helps their people grow",
  ]);
});
