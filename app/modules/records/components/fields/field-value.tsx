import { Chip } from "#app/ui/chip/chip.tsx";
import type { RecordFields } from "../../domain/record-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

/** What a field holds, as lists and pages show it: a choice as a chip, nothing as a dash. */
export function FieldValue({ of, name, value }: { of: RecordFields; name: string; value: unknown }) {
  const { said } = useFieldWords(of);
  const words = said(name, value);
  const field = of.shape[name];
  if (words === "") return "–";
  if (field?.kind !== "CHOICE") return <span dir="auto">{words}</span>;
  return <Chip tone={field.tones?.[String(value)] ?? "neutral"}>{words}</Chip>;
}
