import { expect, test } from "vitest";
import { chooseMutants } from "./choose.ts";
import { mutants } from "./mutants.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

test("in ten days the short form has every mutant, each once", () => {
  const chosen = Array.from({ length: 10 }, (_, index) => chooseMutants(mutants, null, day(index + 1))).flat();
  expect(chosen.map(({ name }) => name).toSorted()).toEqual(mutants.map(({ name }) => name).toSorted());
});

test("a mutant whose source or test changed is chosen on every day", () => {
  const [one, other] = mutants as [(typeof mutants)[0], (typeof mutants)[0]];
  const changed = { base: "", files: [one.file, other.tests[0]!] };
  for (let number = 1; number <= 10; number += 1) {
    const chosen = chooseMutants(mutants, changed, day(number));
    expect(chosen).toContain(one);
    expect(chosen).toContain(other);
  }
});
