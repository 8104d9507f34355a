import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { PasswordTerms } from "../queries/password-terms.ts";
import classes from "./door-screen.module.css";

export type NewPasswordFormProps = {
  result: CommandResult | null;
  token: string;
  email: string;
  terms: PasswordTerms;
  submitLabel: string;
  /** Asks for the password the person has instead of a new one. */
  known?: boolean;
};

/** A password for the address the link was sent to. The address is in the form so that password managers keep both. */
export function NewPasswordForm({ result, token, email, terms, submitLabel, known = false }: NewPasswordFormProps) {
  const { t } = useTranslation("identity");
  const busy = useNavigation().state === "submitting";
  const errors = useFieldErrors()(result?.reply?.error?.["password"] ?? undefined);
  return (
    <Form method="post" className={classes.form}>
      <DoorError result={result} />
      <input type="hidden" name="token" value={token} />
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      {known ? (
        <PasswordField
          name="password"
          label={t("password.label")}
          showLabel={t("password.show")}
          hideLabelText={t("password.hide")}
          error={errors ?? []}
          autoComplete="current-password"
          required
        />
      ) : (
        <NewPasswordField terms={terms} error={errors} />
      )}
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
