import { expect, test } from "vitest";
import { listedMeasure } from "./listed-measure.ts";

const count = { secrecy: "NAMED", sum: "COUNT", better: "MORE" } as const;
const share = { secrecy: "NAMED", sum: "SHARE", better: "MORE" } as const;
const guarded = { secrecy: "GUARDED", sum: "SHARE", better: "MORE" } as const;

test("people are listed by what says how things stand with each of them, the worst first", () => {
  expect(listedMeasure([count, share])).toEqual({ measure: share, worstFirst: true });
});

test("of counts alone those with most are listed, and of guarded measures nobody", () => {
  expect(listedMeasure([guarded, count])).toEqual({ measure: count, worstFirst: false });
  expect(listedMeasure([guarded])).toBeNull();
});
