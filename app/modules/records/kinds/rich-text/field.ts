import type { Holds, Told } from "../../domain/field.ts";

export type RichTextField = Told & { kind: "RICH_TEXT" };

/** Formatted text, sent and read as HTML of `platform/rich-text`; left empty it is `""`. A file brings and gets its words. */
export function richText<const Say extends Told>(say: Say): Say & RichTextField & Holds<string> {
  return { ...say, kind: "RICH_TEXT" };
}
