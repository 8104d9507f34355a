import { expect, test } from "vitest";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { nextQuestions, startedBetween } from "./series.ts";

const pool = ["a", "b", "c", "d", "e"].map((id) => ({ id, when: null }) as Question);

test("every question has its turn before any is asked again", () => {
  const lastAsked = new Map<string, string>();
  const asked: string[] = [];
  for (const day of ["2026-01-05", "2026-01-12", "2026-01-19", "2026-01-26", "2026-02-02"]) {
    for (const { id } of nextQuestions(pool, lastAsked, 2)) {
      asked.push(id);
      lastAsked.set(id, day);
    }
  }
  expect(new Set(asked.slice(0, 6)).size).toBe(5);
});

test("a moment is caught for two weeks and no longer", () => {
  expect(startedBetween("WEEK_1", "2026-11-26")).toEqual({ from: "2026-11-05", to: "2026-11-19" });
  expect(startedBetween("DAY_90", "2026-11-26")).toEqual({ from: "2026-08-14", to: "2026-08-28" });
});
