import type { InputHTMLAttributes, ReactNode } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import classes from "./auth-layout.module.css";
import { doorCommands } from "../identity-commands.ts";

export type OneFieldFormProps = {
  name: "email" | "company";
  label: string;
  submitLabel: string;
  description?: ReactNode;
  end?: ReactNode;
  field?: InputHTMLAttributes<HTMLInputElement>;
};

/** A door screen that asks one thing. */
export function OneFieldForm({ name, label, submitLabel, description, end, field }: OneFieldFormProps) {
  const form = doorCommands.useCommandForm({ intent: "", id: "door" });
  return (
    <CommandForm form={form} className={classes.form}>
      <TextField {...form.field(name)} label={label} description={description} end={end} required {...field} />
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {submitLabel}
      </Button>
    </CommandForm>
  );
}
