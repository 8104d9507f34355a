import { expect, test } from "vitest";
import { compileAbility } from "./ability.ts";
import { grantsOf } from "./granted.ts";
import type { Rule } from "./rule.ts";

const rule = (action: string, conditions?: Rule["conditions"]): Rule => ({
  ...{ id: `loans.${action}`, action, subject: "Loan", because: "rules.owner" },
  ...(conditions && { conditions }),
});
const ability = compileAbility([rule("create"), rule("edit", { ownerId: "asha" })]);

test("what is granted of kinds and of records is what the ability decides, and names nothing else of them", () => {
  const loan = (id: string, ownerId: string) => ({ id, facts: { kind: "Loan", ownerId }, acts: ["edit", "delete"] });
  expect(
    grantsOf(ability, {
      kinds: { Loan: ["create", "edit", "delete"] },
      records: [loan("1", "asha"), loan("2", "ravi")],
    }),
  ).toEqual({ kinds: { Loan: ["create", "edit"] }, records: { Loan: { "1": ["edit"], "2": [] } } });
});
