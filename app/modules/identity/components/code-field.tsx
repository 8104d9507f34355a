import type { CommandResult } from "#app/platform/http/command.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useFieldErrors } from "./door-error.tsx";

export type CodeFieldProps = { result: CommandResult | null; label: string; description?: string; numeric?: boolean };

/** Where a code is typed; phones offer it out of messages and apps. */
export function CodeField({ result, label, description, numeric = false }: CodeFieldProps) {
  const errors = useFieldErrors()(result?.reply?.error?.["code"] ?? undefined);
  return (
    <TextField
      name="code"
      label={label}
      description={description}
      error={errors ?? []}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={numeric ? "numeric" : "text"}
      dir="ltr"
      required
    />
  );
}
