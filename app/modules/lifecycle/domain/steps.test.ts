import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "./samples.ts";
import { circleOf, planSteps, readySteps, type TemplateStep } from "./steps.ts";

const step = (key: string, said: Partial<TemplateStep> = {}): TemplateStep => ({
  ...{
    key,
    title: key,
    details: "",
    kind: "TICK",
    link: undefined,
    doer: "HR",
    personId: undefined,
    offset: 0,
    after: [],
  },
  ...said,
});
const people = { PERSON: "p", MANAGER: "m", BUDDY: null, HR: "h" };

test("steps fall on days before and after the day, in this order, and are HR's where nobody stands for them", () => {
  const planned = planSteps(
    [
      step("late", { offset: 30, doer: "PERSON", after: ["early", "nowhere"] }),
      step("early", { offset: -7, doer: "BUDDY" }),
      step("named", { doer: "NAMED", personId: "n" }),
    ],
    "2026-03-01",
    people,
  );
  expect(planned.map(({ key, dueOn, assigneeId, after }) => [key, dueOn, assigneeId, after])).toEqual([
    ["early", "2026-02-22", "h", []],
    ["named", "2026-03-01", "n", []],
    ["late", "2026-03-31", "p", ["early"]],
  ]);
});

test("steps that wait for each other are found, and no others", () => {
  const steps = [step("a", { after: ["c"] }), step("b", { after: ["a"] }), step("c", { after: ["b"] }), step("d")];
  expect(circleOf(steps).sort()).toEqual(["a", "b", "c"]);
  for (const sample of samples)
    expect(circleOf(sample.steps.map(({ key, after = [] }) => ({ key, after })))).toEqual([]);
});

test("whatever waits for whatever without a circle, closing what is ready closes everything", () => {
  const arbitrary = fc.array(fc.array(fc.nat(19), { maxLength: 4 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(arbitrary, (waits) => {
      const steps = waits.map((on, place) => ({
        ...{ key: `s${place}`, state: "OPEN" as "OPEN" | "DONE" },
        after: on.filter((other) => other < place).map((other) => `s${other}`),
      }));
      for (let round = 0; round < waits.length; round += 1) {
        const ready = new Set(readySteps(steps));
        for (const one of steps) if (ready.has(one.key)) one.state = "DONE";
      }
      expect(steps.every(({ state }) => state === "DONE")).toBe(true);
    }),
  );
});

test("nothing is due before a journey was begun, and the rest keeps its day", () => {
  const steps = [-14, 0, 30].map((offset) => step(`s${offset}`, { offset }));
  const people = { PERSON: null, MANAGER: null, BUDDY: null, HR: null };
  const due = (begunOn?: string) =>
    planSteps(steps, "2026-12-01", people, begunOn ? { begunOn } : {}).map(({ dueOn }) => dueOn);
  expect(due("2026-11-28")).toEqual(["2026-11-28", "2026-12-01", "2026-12-31"]);
  expect(due()).toEqual(["2026-11-17", "2026-12-01", "2026-12-31"]);
});
