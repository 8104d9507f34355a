import { expect, test } from "vitest";
import { readPayFile } from "./pay-file.ts";

const isCurrency = (code: string) => ["EUR", "INR"].includes(code);

test("lines are read with their head, in any of three ways to keep cells apart", () => {
  const head = "person,component,from,amount,currency";
  expect(readPayFile(`${head}\na@acme.test,base,2026-01-01,60000,eur\n`, isCurrency).lines).toEqual([
    {
      line: 2,
      person: "a@acme.test",
      component: "BASE",
      effectiveOn: "2026-01-01",
      amount: 60_000_00,
      currency: "EUR",
    },
  ]);
  expect(readPayFile("E1;VARIABLE;2026-01-01;1.200,50;INR", isCurrency).lines[0]).toMatchObject({ amount: 1_200_50 });
  expect(readPayFile("E1\tEQUITY\t2026-01-01\t12\tEUR", isCurrency).lines).toHaveLength(1);
});

test("a bad line is named and takes down no other", () => {
  const text = [
    "E1,BASE,2026-01-01,100,EUR",
    "E1,BASE,2026-01-01,200,EUR",
    "E2,BONUS,2026-01-01,1,EUR",
    "E2,BASE,2026-02-30,1,EUR",
    "E2,BASE,2026-01-01,many,EUR",
    "E2,BASE,2026-01-01,1,XXX",
    "E2",
  ].join("\n");
  const { lines, faults } = readPayFile(text, isCurrency);
  expect(lines).toHaveLength(1);
  expect(faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    "2 TWICE",
    "3 COMPONENT",
    "4 DAY",
    "5 AMOUNT",
    "6 CURRENCY",
    "7 COLUMNS",
  ]);
});
