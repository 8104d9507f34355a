import { z } from "zod";
import { mayHold } from "#app/platform/text/text-rule.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { TextField } from "./field.ts";

export const text: StoredKind<TextField> = {
  input({ longest, required }) {
    const needed = required ? { error: "platform.field-needed" } : {};
    const said = z
      .string(needed)
      .trim()
      .max(longest, { error: "platform.field-too-long" })
      .refine(mayHold, { error: "platform.special-characters" });
    return required ? said.min(1, needed) : said.default("");
  },
  line: (_, said) => said,
  answer: () => z.string(),
  neverNull: true,
  read: (column) => column(),
  searched: (column) => column,
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => String(value(row) ?? "") }],
};
