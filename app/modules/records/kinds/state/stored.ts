import { p } from "@mikro-orm/core";
import { z } from "zod";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { StateField } from "./field.ts";

export const state: StoredKind<StateField> = {
  first: ({ values }) => values[0],
  answer: ({ values }) => z.enum(values),
  neverNull: true,
  tested: true,
  columns: (name) => ({ [name]: p.text() }),
  read: (column) => column(),
  sheet: (header, value) => [{ kind: "TEXT", header, value }],
};
