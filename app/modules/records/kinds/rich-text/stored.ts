import { p } from "@mikro-orm/core";
import { z } from "zod";
import { cleanRichText, longestRichText, plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { neededOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { RichTextField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

export const richText: StoredKind<RichTextField> = {
  input(field) {
    const { required, refusals = {} } = field;
    const needed = { error: neededOf(field) };
    const html = z
      .string(required ? needed : undefined)
      .max(longestRichText, { error: refusals.tooLong ?? "platform.field-too-long" })
      .transform(cleanRichText);
    return required ? html.refine((clean) => clean !== "", needed) : html.default("");
  },
  line: (_, said) => said,
  answer: () => z.string(),
  neverNull: true,
  columns: (name) => ({ [name]: p.text() }),
  read: (column) => column(),
  // Words are looked for, never what lays them out: paragraphs stand apart, a word that is partly bold is one.
  searched: (column) =>
    sql`regexp_replace(regexp_replace(${column}, '</?(p|li|h2|h3|blockquote|br|hr)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g')`,
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => wordsOf(value(row)) }],
  recalls: (_, told) => Promise.resolve(told.map(wordsOf)),
};

const wordsOf = (html: unknown) => (typeof html === "string" ? plainText(html) : "");
