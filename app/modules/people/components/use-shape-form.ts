import { parseWithZod } from "@conform-to/zod/v4";
import { useForm } from "@conform-to/react";
import { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useRefusal } from "./use-refusal.ts";

export type ShapeForm = Record<
  "name" | "kind" | "parentId" | "functionId" | "moveTo" | "color" | "visibility" | "employeeId" | "userRole",
  string
>;

// What the browser can tell at once; the use-case checks everything again.
const named = z.object({ name: z.string({ error: "name-required" }).max(100, "too-long") });

/** Conform's form over a unit or a term, and the words for what is wrong beside each field. */
export function useShapeForm({
  id,
  intent,
  result,
  defaultValue,
}: {
  id: string;
  intent: string;
  result: CommandResult | null;
  defaultValue: Partial<ShapeForm>;
}) {
  const words = useWords("people");
  const own = result?.intent === intent ? result : null;
  const refusal = useRefusal(own);
  const [form, fields] = useForm<ShapeForm>({
    id,
    lastResult: own?.reply ?? null,
    defaultValue,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: formData.has("name") ? named : z.object({}) }) as never,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const field = (name: keyof ShapeForm) => ({
    id: fields[name].id,
    name,
    defaultValue: String(fields[name].initialValue ?? ""),
    error: refusal.field(name) ?? fields[name].errors?.map((code) => words(`errors.${code.replace(/^people\./, "")}`)),
  });
  return { form, field, own, refusal: refusal.general };
}
