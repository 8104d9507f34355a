import { expect, test } from "vitest";
import { createFormat } from "./create-format.ts";

const german = createFormat("de", "Europe/Berlin");
const english = createFormat("en", "Asia/Kolkata");

test("a month is the one that is named, in every zone", () => {
  expect(german.month("2026-03")).toBe("März 2026");
  expect(createFormat("en", "America/New_York").month("2026-03")).toBe("Mar 2026");
});

test("an appointment says its day of the week and its hour by the clock of the zone", () => {
  expect(german.appointment("2026-11-23T23:30:00Z")).toMatch(/^Di\., 24\. Nov\. 2026(,| um) 0?0:30$/);
  expect(english.appointment("2026-11-23T23:30:00Z")).toMatch(/^Tue, Nov 24, 2026, 5:00\sAM$/);
});

test("a moment on paper says by which clock", () => {
  expect(english.moment("2026-11-28T11:06:00Z")).toMatch(/^Nov 28, 2026, 4:36\sPM GMT\+5:30$/);
  expect(german.moment("2026-07-01T10:00:00Z")).toMatch(/12:00 GMT\+2$/);
  expect(createFormat("en", "UTC").moment("2026-11-28T11:06:00Z")).toMatch(/11:06\sAM GMT(\+0)?$/);
});

test("the clock shows the hour of its zone", () => {
  expect(german.time(new Date("2026-11-23T23:30:00Z"))).toBe("00:30");
});

test("a country is called by its name, and by its code where there is none", () => {
  expect(german.country("IN")).toBe("Indien");
  expect(english.country("QZ")).toBe("QZ");
});

test("the sign of a currency in Latin letters stays at its letters among Arabic words", () => {
  const arabic = createFormat("ar", "Asia/Dubai");
  expect(arabic.money(15_268_000, "USD")).toBe("\u200f152,680\u00a0\u200eUS$\u200e");
  expect(arabic.money(150_000, "EUR")).toBe("\u200f1,500\u00a0€");
  expect(arabic.money(150_000, "AED")).not.toContain("\u200e");
  expect(english.money(15_268_000, "USD")).toBe("$152,680");
});
