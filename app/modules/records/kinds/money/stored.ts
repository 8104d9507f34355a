import { p } from "@mikro-orm/core";
import { z } from "zod";
import { readNumber } from "#app/platform/import/read-number.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { toMinorUnits, type Money } from "#app/platform/money/money.ts";
import { neededOf } from "../../fields/refusals.ts";
import type { KeptValues, StoredKind } from "../../fields/stored-kind.ts";
import type { MoneyField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

/** As much as is counted exactly, in a currency of three digits too. */
const most = 1e12;
const wrong = { error: "platform.field-money" };
const said = z.object({
  amount: z.number(wrong).min(-most, wrong).max(most, wrong).optional().describe("As people write it: `12.5`."),
  minorUnits: z
    .int(wrong)
    .min(-most * 1000, wrong)
    .max(most * 1000, wrong)
    .optional()
    .describe("Whole minor units of the currency, in place of the amount."),
  currency: currencyInput.optional().describe("By ISO 4217: `EUR`."),
});

export const money: StoredKind<MoneyField> = {
  input(field) {
    const read = said.nullish().transform((sent, refinement): Money | null => {
      const { amount, minorUnits, currency = field.currency } = sent ?? {};
      const units = minorUnits ?? (amount === undefined ? null : toMinorUnits(currency, amount));
      const refuse = (error: string) => refinement.addIssue({ code: "custom", message: error, path: ["amount"] });
      if (units === null && field.required) refuse(neededOf(field));
      if (units !== null && units < 0 && !field.negative) refuse(wrong.error);
      return units === null ? null : { minorUnits: units, currency };
    });
    return read;
  },
  parts: ["amount", "currency"],
  line: (_, text) => readNumber(text),
  examples: ({ currency }) => ["1250.50", currency],
  answer: () =>
    z.object({
      minorUnits: z.int().describe("Whole minor units: 123456 EUR is 1,234.56."),
      currency: z.string().describe("By ISO 4217.").meta({ example: "EUR" }),
    }),
  columns: (name) => ({ [name]: p.bigint("number"), [`${name}Currency`]: p.text() }),
  read: (column) =>
    sql`case when ${column()} is null then null
      else json_build_object('minorUnits', ${column()}, 'currency', ${column("currency")}) end`,
  keep(name, sent) {
    const value = sent as Money | null;
    return { [name]: value?.minorUnits ?? null, [`${name}Currency`]: value?.currency ?? null };
  },
  told: (name, kept: KeptValues) =>
    kept[name] === null || kept[name] === undefined
      ? null
      : { minorUnits: Number(kept[name]), currency: kept[`${name}Currency`] },
  sheet: (header, value) => [
    { kind: "MONEY", header: `${header}_amount`, value },
    { kind: "TEXT", header: `${header}_currency`, value: (row) => (value(row) as Money | null)?.currency },
  ],
};
