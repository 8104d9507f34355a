import { p } from "@mikro-orm/core";
import { z } from "zod";
import { codeSaid } from "#app/platform/text/code-said.ts";
import { leftOut, refusalOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { ChoiceField } from "./field.ts";

export const choice: StoredKind<ChoiceField> = {
  input: (field) => leftOut(field, z.enum(field.values, { error: refusalOf(field, "platform.field-choice") })),
  line({ values }, said) {
    const code = codeSaid(said);
    return values.includes(code) ? code : null;
  },
  examples: ({ values }) => [values[0], values.at(-1)!],
  answer: ({ values }) => z.enum(values),
  columns: (name) => ({ [name]: p.text() }),
  read: (column) => column(),
  sheet: (header, value) => [{ kind: "TEXT", header, value }],
};
