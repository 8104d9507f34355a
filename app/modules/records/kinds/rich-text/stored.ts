import { z } from "zod";
import { cleanRichText, longestRichText, plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { RichTextField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

export const richText: StoredKind<RichTextField> = {
  input({ required }) {
    const needed = { error: "platform.field-needed" };
    const html = z
      .string(required ? needed : undefined)
      .max(longestRichText, { error: "platform.field-too-long" })
      .transform(cleanRichText);
    return required ? html.refine((clean) => clean !== "", needed) : html.default("");
  },
  line: (_, said) => said,
  answer: () => z.string(),
  neverNull: true,
  read: (column) => column(),
  // Words are looked for, never what lays them out.
  searched: (column) => sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`,
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => wordsOf(value(row)) }],
  recalls: (_, told) => Promise.resolve(told.map(wordsOf)),
};

const wordsOf = (html: unknown) => (typeof html === "string" ? plainText(html) : "");
