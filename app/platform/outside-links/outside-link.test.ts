import { expect, test } from "vitest";
import { newOutsideLink } from "./outside-link.ts";

const context = { clock: { now: () => new Date("2026-11-16T09:00:00Z") } };
const lasts = (through?: string) => newOutsideLink(context, { through }).expiresAt.toISOString();

test("a link lasts 30 days, and longer alone where a later day is asked for", () => {
  expect(newOutsideLink(context).expiresAt.toISOString()).toBe("2026-12-16T09:00:00.000Z");
  expect(lasts("2026-12-01")).toBe("2026-12-16T09:00:00.000Z");
  expect(lasts("2027-03-15")).toBe("2027-03-15T23:59:59.000Z");
});
