import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";

export type CodeFieldProps = {
  form: Pick<AnyCommandForm, "wrong">;
  label: string;
  description?: string;
  numeric?: boolean;
};

/** Where a code is typed; phones offer it out of messages and apps. */
export function CodeField({ form, label, description, numeric = false }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      description={description}
      error={form.wrong("code")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={numeric ? "numeric" : "text"}
      dir="ltr"
      required
    />
  );
}
