import type { RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import { useFieldWords } from "./use-field-words.ts";

/** What a field holds, as lists and pages show it: a choice as a chip, nothing as a dash. */
export function FieldValue({ of, name, value }: { of: RecordFields; name: string; value: unknown }) {
  const words = useFieldWords(of).said(name, value);
  const field = of.shape[name];
  if (words === "") return "–";
  const Shown = field && partOf(field).Shown;
  return Shown ? <Shown {...{ field, value, words }} /> : <span dir="auto">{words}</span>;
}
