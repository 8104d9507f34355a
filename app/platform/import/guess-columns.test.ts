import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns.ts";

const fields = ["email", "goal", "number"] as const;
const names = { email: ["workemail", "email"], goal: ["goal", "ziel", "الهدف"], number: ["id", "número"] };

test.each([
  [["E-Mail", "Ziel"], { email: 0, goal: 1 }],
  [["الهدف", "EMAIL (dienstlich)"], { goal: 0 }],
  [["Email 電子メール", "Numero", "Goal"], { email: 0, number: 1, goal: 2 }],
  [["Email", "Work email"], { email: 1 }],
  [["", "Unknown"], {}],
])("of %j", (headers, mapping) => expect(guessColumns(fields, names, headers)).toEqual(mapping));
