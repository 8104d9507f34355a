import { describe, expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { collapsed, shownTo, showsQuestion, visibleKey } from "./visibility.ts";

const settings = readSettings({});

describe("who reads what of whom", () => {
  test("peers are never named to the person reviewed, to managers only where the cycle says so", () => {
    expect(shownTo(settings, "REVIEWEE", "PEER", 5).named).toBe(false);
    expect(shownTo(settings, "MANAGER", "PEER", 5).named).toBe(true);
    const masked = readSettings({ reviewers: { peersNamedToManager: false } });
    expect(shownTo(masked, "MANAGER", "PEER", 5).named).toBe(false);
    expect(shownTo(masked, "ADMIN", "PEER", 5).named).toBe(true);
  });

  test("fewer upward answers than set are read by nobody but who runs the cycle, and never with a name", () => {
    for (const audience of ["REVIEWEE", "MANAGER"] as const) {
      expect(shownTo(settings, audience, "UPWARD", 2).questions).toEqual([]);
      expect(shownTo(settings, audience, "UPWARD", 3)).toMatchObject({ questions: "ALL", named: false });
    }
    expect(shownTo(settings, "ADMIN", "UPWARD", 1).questions).toBe("ALL");
  });

  test("the person reviewed reads the questions that were chosen, and nothing where none was", () => {
    const of = (selected: string[]) =>
      shownTo(
        readSettings({
          sharing: { reviewee: { MANAGER: { questions: "SELECTED_QUESTIONS", selected, score: false } } },
        }),
        "REVIEWEE",
        "MANAGER",
        1,
      );
    expect(showsQuestion(of(["q1"]), visibleKey("q:q1"))).toBe(true);
    expect(showsQuestion(of(["q1"]), visibleKey("q:q2"))).toBe(false);
    expect(of([]).questions).toEqual([]);
    expect(showsQuestion(of(["goals"]), visibleKey("g:goals:0193"))).toBe(true);
  });
});

test("choosing every question is all questions, choosing none is none", () => {
  expect(collapsed(["a", "b"], ["a", "b"])).toEqual({ questions: "ALL_QUESTIONS", selected: [] });
  expect(collapsed([], ["a", "b"])).toEqual({ questions: "SELECTED_QUESTIONS", selected: [] });
  expect(collapsed(["b", "gone"], ["a", "b"])).toEqual({ questions: "SELECTED_QUESTIONS", selected: ["b"] });
});
