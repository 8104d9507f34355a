import { parseWithZod } from "@conform-to/zod/v4";
import { useForm, type FieldMetadata } from "@conform-to/react";
import { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { FactsForm } from "./facts-fields.tsx";
import { useRefusal } from "./use-refusal.ts";

// What the browser can tell at once; the use-case checks everything again.
const typed = z.object({ firstName: z.string({ error: "name-required" }), workEmail: z.email({ error: "bad-email" }) });
const joining = typed.extend({ joinedOn: z.iso.date({ error: "date-required" }) });

export type EmployeeForm = FactsForm & { joinedOn: string };

/** Conform's form over the facts of a person, and the words for what is wrong. */
export function useFactsForm({
  id,
  result,
  defaultValue,
}: {
  id: string;
  result: CommandResult | null;
  defaultValue: Partial<EmployeeForm>;
}) {
  const words = useWords("people");
  const refusal = useRefusal(result);
  const [form, fields] = useForm<EmployeeForm>({
    id,
    lastResult: result?.reply ?? null,
    defaultValue,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: formData.has("joinedOn") ? joining : typed }) as never,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const wrong = (field: FieldMetadata<string>) =>
    refusal.field(field.name) ?? field.errors?.map((code) => words(`errors.${code.replace(/^people\./, "")}`));
  return { form, fields, wrong, refusal };
}
