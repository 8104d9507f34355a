import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import classes from "./door-screen.module.css";

export type OneFieldFormProps = {
  result: CommandResult | null;
  name: "email" | "company";
  label: string;
  submitLabel: string;
  description?: ReactNode;
  end?: ReactNode;
  field?: InputHTMLAttributes<HTMLInputElement>;
};

/** A door screen that asks one thing. */
export function OneFieldForm({ result, name, label, submitLabel, description, end, field }: OneFieldFormProps) {
  const [form, fields] = useForm<Record<"email" | "company", string>>({
    lastResult: result?.reply ?? null,
    id: "door",
  });
  const busy = useNavigation().state === "submitting";
  const errorsOf = useFieldErrors();
  return (
    <Form method="post" {...getFormProps(form)} className={classes.form}>
      <DoorError result={result} />
      <TextField
        {...getInputProps(fields[name], { type: "text" })}
        key={name}
        label={label}
        description={description}
        end={end}
        error={errorsOf(fields[name].errors)}
        required
        {...field}
      />
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
