import { p } from "@mikro-orm/core";
import { z } from "zod";
import { readNumber } from "#app/platform/import/read-number.ts";
import { leftOut, refusalOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { NumberField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

export const number: StoredKind<NumberField> = {
  input(field) {
    const error = refusalOf(field, "platform.field-number");
    return leftOut(field, z.number({ error }).min(field.least, { error }).max(field.most, { error }));
  },
  line: (_, said) => readNumber(said),
  examples: ({ least, most }) => [String(least), String(most)],
  answer: () => z.number(),
  columns: (name) => ({ [name]: p.double() }),
  read: (column) => sql`${column()}::float8`,
  sheet: (header, value) => [{ kind: "NUMBER", header, value }],
};
