import fc from "fast-check";
import { addDays } from "#app/platform/time/days.ts";
import type { ShiftEvent } from "../domain/derive.ts";
import { shiftKinds, standardRules, type RulesVersion } from "../domain/rules.ts";

/** Days around a leap day and two changes of clocks. */
export const firstDay = "2024-02-10";
export const lastDay = "2024-04-20";
const day = fc.integer({ min: 0, max: 69 }).map((count) => addDays(firstDay, count));

const event = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map((number) => `event-${number}`),
  kind: fc.constantFrom(...shiftKinds),
  day,
  minutes: fc.integer({ min: 1, max: 90 }),
  days: fc.integer({ min: 1, max: 7 }),
  shiftMinutes: fc.constantFrom(null, 240, 480),
  policyId: fc.constantFrom("all", "all", "none", null),
  withdrawn: fc.boolean(),
}) satisfies fc.Arbitrary<ShiftEvent>;

/** What arrives, one after another: a shift, a correction of it, or that it is withdrawn. */
export const arrivals = fc.array(event, { minLength: 1, maxLength: 14 });

const optional = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: null });

/** Two versions of one set of rules, with another expiry, forgiveness and credits each. */
export const versions = fc
  .tuple(
    fc.record({ expiryDays: fc.integer({ min: 1, max: 40 }), forgivenessDays: optional(20), creditDays: optional(20) }),
    fc.record({ expiryDays: fc.integer({ min: 1, max: 40 }), forgivenessDays: optional(20), creditDays: optional(20) }),
    day,
  )
  .map(([one, other, from]): RulesVersion[] => [
    { id: "v1", policyId: "all", validFrom: "2024-01-01", rules: { ...standardRules, ...one, creditPoints: 2 } },
    { id: "v2", policyId: "all", validFrom: from, rules: { ...standardRules, ...other, creditPoints: 3 } },
  ]);

/** The events as they stand after all that arrived: of each the last word. */
export function lastWords(arrived: readonly ShiftEvent[]): ShiftEvent[] {
  return [...new Map(arrived.map((one) => [one.id, one])).values()];
}
