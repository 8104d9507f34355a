import { expect, test } from "vitest";
import { standout } from "./standout.ts";

const driver = (id: string, favourable: number | null) => ({ id, favourable });

test("the best and the weakest driver are named", () => {
  const said = standout([driver("a", 60), driver("b", 80), driver("c", 40)]);
  expect([said?.best.id, said?.worst.id]).toEqual(["b", "c"]);
});

test("nothing is called best that is like all others, stands alone, or is one of few that are told", () => {
  expect(standout([driver("a", 70), driver("b", 70)])).toBeNull();
  expect(standout([driver("a", 70)])).toBeNull();
  expect(
    standout([driver("a", 70), driver("b", 60), driver("c", null), driver("d", null), driver("e", null)]),
  ).toBeNull();
});
