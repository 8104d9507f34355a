import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField as Line } from "#app/ui/text-field/text-field.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { TextField } from "./field.ts";

export const text: FieldPart<TextField> = {
  Form({ field, form, name, label, help, first }) {
    const shared = {
      ...{ ...form.field(name), label, required: field.required ?? false, maxLength: field.longest },
      ...{ ...help, ...(first && { autoFocus: true }) },
    };
    return field.lines > 1 ? <TextArea {...shared} rows={field.lines} /> : <Line {...shared} />;
  },
  Shown: ({ field, words }) => (field.lines > 1 ? <WrittenText>{words}</WrittenText> : <span dir="auto">{words}</span>),
  say: String,
  long: ({ lines }) => lines > 1,
};
