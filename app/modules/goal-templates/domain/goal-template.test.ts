import fc from "fast-check";
import { expect, test } from "vitest";
import { keepParts, ownChanges, planFields, titleFor, type Given, type TemplatePart } from "./goal-template.ts";

const part = (id: string, title: string, measureType: TemplatePart["measureType"] = "COUNT"): TemplatePart => ({
  id,
  title,
  measureType,
  currency: null,
  start: 0,
  target: 10,
});
let next = 0;
const newId = () => `new ${(next += 1)}`;

test("what the template gave is brought up to date; what its owner changed stays and is named", () => {
  const given = { title: "Sell", description: "a", target: 10 };
  expect(
    planFields({ title: "Sell", description: "mine", target: 10 }, given, {
      title: "Sell more",
      description: "b",
      target: 10,
    }),
  ).toEqual({ set: { title: "Sell more" }, kept: ["description"] });
  expect(
    planFields({ title: "Sell more", description: "a", target: 12 }, given, {
      title: "Sell more",
      description: "a",
      target: 10,
    }),
  ).toEqual({ set: {}, kept: [] });
  expect(ownChanges({ title: "Sell", description: "mine", target: 10 }, given)).toEqual(["description"]);
});

test("an update never touches an own change, and after it the goal says what the template says but for those", () => {
  const values = fc.record({ title: fc.constantFrom("a", "b", "c"), target: fc.constantFrom(1, 2, 3) });
  fc.assert(
    fc.property(values, values, values, (current: Given, given: Given, wanted: Given) => {
      const { set, kept } = planFields(current, given, wanted);
      const after = { ...current, ...set };
      for (const field of Object.keys(wanted)) {
        const own = current[field] !== given[field];
        expect(after[field]).toBe(own || wanted[field] === given[field] ? current[field] : wanted[field]);
        expect(kept.includes(field)).toBe(own && wanted[field] !== given[field] && wanted[field] !== current[field]);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("a key result is the same by its title, else by its place; in another measure it is another", () => {
  const before = [part("1", "Calls"), part("2", "Deals")];
  expect(
    keepParts(
      before,
      [part("", "Deals"), part("", "Calls")].map(({ id: _, ...rest }) => rest),
      newId,
    ).map(({ id }) => id),
  ).toEqual(["2", "1"]);
  expect(
    keepParts(
      before,
      [part("", "Calls"), part("", "Bigger deals")].map(({ id: _, ...rest }) => rest),
      newId,
    ).map(({ id }) => id),
  ).toEqual(["1", "2"]);
  const [percent] = keepParts(
    before,
    [{ title: "Calls", measureType: "PERCENTAGE", currency: null, start: 0, target: 100 }],
    newId,
  );
  expect(percent!.id).toMatch(/^new/);
  const ids = keepParts(
    [part("1", "Same")],
    [part("", "Same"), part("", "Same")].map(({ id: _, ...rest }) => rest),
    newId,
  ).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("each person's title bears their name, and fits", () => {
  expect(titleFor("Learn the product", "Asha Rao")).toBe("Learn the product – Asha Rao");
  expect(titleFor("x".repeat(500), "Asha").length).toBe(500);
});
