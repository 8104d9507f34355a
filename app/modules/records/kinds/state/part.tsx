import { Chip } from "#app/ui/chip/chip.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { StateField } from "./field.ts";

export const state: FieldPart<StateField> = {
  Shown: ({ field, value, words }) => <Chip tone={field.tones?.[String(value)] ?? "neutral"}>{words}</Chip>,
  say: (value, { choice }) => choice(String(value)),
  stands: true,
};
