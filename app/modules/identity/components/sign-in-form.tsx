import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import classes from "./door-screen.module.css";

export type SignInFormProps = { result: CommandResult | null; returnTo: string };

export function SignInForm({ result, returnTo }: SignInFormProps) {
  const { t } = useTranslation("identity");
  const [form, fields] = useForm<{ email: string; password: string }>({
    lastResult: result?.reply ?? null,
    id: "sign-in",
  });
  const busy = useNavigation().state === "submitting";
  const errorsOf = useFieldErrors();
  return (
    <Form method="post" {...getFormProps(form)} className={classes.form}>
      <DoorError result={result} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        {...getInputProps(fields.email, { type: "email" })}
        key="email"
        label={t("email")}
        error={errorsOf(fields.email.errors)}
        autoComplete="username"
        required
      />
      <PasswordField
        {...getInputProps(fields.password, { type: "password" })}
        key="password"
        label={t("password.label")}
        showLabel={t("password.show")}
        hideLabelText={t("password.hide")}
        error={errorsOf(fields.password.errors)}
        autoComplete="current-password"
        required
      />
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {t("login.submit")}
      </Button>
    </Form>
  );
}
