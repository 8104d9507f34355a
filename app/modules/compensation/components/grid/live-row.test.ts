import { expect, test } from "vitest";
import type { GridRow } from "../../queries/grid-rows.ts";
import { liveRow, totalsOf, type LineOutcome } from "./live-row.ts";

const row = {
  memberId: "m",
  currency: "EUR",
  base: 60_000_00,
  step: 1,
  raise: 1_000_00,
  reason: "",
  promotion: null,
  adjustment: null,
  midpoint: null,
  version: 1,
} as unknown as GridRow;
const inEuros = { currency: "EUR", rates: {} };
const typed = (raise: string, outcome: LineOutcome) =>
  liveRow(row, undefined, { outcome, draft: { raise, reason: "", promotion: null, adjustment: null } });

test.each(["SAVING", "OFFLINE", "SIGNED_OUT"] as const)("what is typed and %s counts in totals", (outcome) =>
  expect(totalsOf([typed("2000", outcome)], inEuros)).toMatchObject({ proposed: 1, raises: 2_000_00 }),
);

test.each(["OVER_BUDGET", "REASON_NEEDED", "CHANGED", "NOT_YOURS", "REFUSED"] as const)(
  "what was refused as %s is shown, and what is saved counts",
  (outcome) => {
    const refused = typed("59000", outcome);
    expect(refused.raise).toBe(59_000_00);
    expect(totalsOf([refused], inEuros)).toMatchObject({ proposed: 1, merit: 1_000_00, raises: 1_000_00 });
  },
);

test("what cannot be read counts as what is saved", () =>
  expect(totalsOf([typed("abc", "MALFORMED")], inEuros).raises).toBe(1_000_00));
