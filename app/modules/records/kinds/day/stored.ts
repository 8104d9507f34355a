import { p } from "@mikro-orm/core";
import { z } from "zod";
import { localDay } from "#app/platform/http/shapes.ts";
import { readDay } from "#app/platform/import/dates.ts";
import { leftOut, refusalOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { DayField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

export const day: StoredKind<DayField> = {
  input: (field) => leftOut(field, z.iso.date({ error: refusalOf(field, "platform.field-day") })),
  line: (_, said) => readDay(said),
  examples: () => ["2030-01-31", "2030-02-15"],
  answer: () => localDay,
  columns: (name) => ({ [name]: p.date() }),
  read: (column) => sql`${column()}::text`,
  sheet: (header, value) => [{ kind: "DATE", header, value }],
};
