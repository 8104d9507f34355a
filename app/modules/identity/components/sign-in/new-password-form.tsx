import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { doorCommands } from "../identity-commands.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import type { PasswordTerms } from "../../queries/password-terms.ts";
import classes from "./auth-layout.module.css";

export type NewPasswordFormProps = {
  token: string;
  email: string;
  terms: PasswordTerms;
  submitLabel: string;
  /** Asks for the password the person has instead of a new one. */
  known?: boolean;
};

/** A password for the address the link was sent to. The address is in the form so that password managers keep both. */
export function NewPasswordForm({ token, email, terms, submitLabel, known = false }: NewPasswordFormProps) {
  const { t } = useTranslation("identity");
  const form = doorCommands.useCommandForm({ intent: "", id: "new-password", fields: { token } });
  return (
    <CommandForm form={form} className={classes.form}>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      {known ? (
        <PasswordField
          name="password"
          label={t("password.label")}
          showLabel={t("password.show")}
          hideLabelText={t("password.hide")}
          error={form.wrong("password")}
          autoComplete="current-password"
          required
        />
      ) : (
        <NewPasswordField terms={terms} error={form.wrong("password")} />
      )}
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {submitLabel}
      </Button>
    </CommandForm>
  );
}
