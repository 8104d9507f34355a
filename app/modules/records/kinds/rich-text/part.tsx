import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { RichTextField } from "./field.ts";

export const richText: FieldPart<RichTextField> = {
  Form({ field: { required = false }, form, name, label, help }) {
    const { defaultValue, ...field } = form.field(name);
    const html = /^\s*</.test(defaultValue);
    return (
      <RichTextArea
        {...{ ...field, ...help, label, required }}
        defaultHtml={html ? defaultValue : ""}
        defaultText={html ? wordsIn(defaultValue) : defaultValue}
        onChange={form.touch}
      />
    );
  },
  Shown: ({ value }) => <RichText html={String(value as string)} />,
  say: String,
  long: () => true,
};

/** What stands in the plain field before any script. */
function wordsIn(html: string): string {
  return html
    .replace(/<\/(p|li|h2|h3|blockquote)>|<br\s*\/?>/g, "$&\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
}
