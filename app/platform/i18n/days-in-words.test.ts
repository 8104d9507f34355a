import { expect, it } from "vitest";
import { createFormat } from "./create-format.ts";
import { daysInWords } from "./days-in-words.ts";

const kept = { cycle: "Autumn 2026", due: "yes", by: Date.parse("2026-12-01T12:00:00Z") };

it("writes a day in the company's manner", () => {
  const dayFirst = createFormat("en", "UTC", { dateFormat: "dd/MM/yyyy", numberFormat: null });
  expect(daysInWords(kept, dayFirst)).toEqual({ ...kept, by: "01/12/2026" });
});

it("writes a day as the language has it where the company chose nothing", () => {
  expect(daysInWords(kept, createFormat("de", "UTC"))).toEqual({ ...kept, by: "01.12.2026" });
});

it("leaves alone what is counted", () => {
  expect(daysInWords({ count: 25_000, name: "Mei" }, createFormat("en", "UTC"))).toEqual({
    count: 25_000,
    name: "Mei",
  });
});
