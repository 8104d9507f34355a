import { p } from "@mikro-orm/core";
import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { YesNoField } from "./field.ts";

/** As people write it in the languages of the product. */
const written: ReadonlyMap<string, boolean> = new Map([
  ...["yes", "true", "1", "x", "ja", "sí", "si", "हाँ", "हां", "نعم"].map((word) => [word, true] as const),
  ...["no", "false", "0", "nein", "नहीं", "لا"].map((word) => [word, false] as const),
]);

export const yesNo: StoredKind<YesNoField> = {
  input: () => tickInput.default(false),
  line: (_, said) => written.get(said.trim().toLowerCase()) ?? null,
  examples: () => ["yes", "no"],
  answer: () => z.boolean(),
  neverNull: true,
  columns: (name) => ({ [name]: p.boolean() }),
  read: (column) => column(),
  sheet: (header, value) => [{ kind: "YES_NO", header, value }],
};
