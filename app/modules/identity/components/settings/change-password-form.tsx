import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { PasswordTerms } from "../../queries/password-terms.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { securityCommands } from "../identity-commands.ts";
import { NewPasswordField } from "../sign-in/new-password-field.tsx";
import classes from "./settings.module.css";

export type ChangePasswordFormProps = { email: string; terms: PasswordTerms };

/** The password one has, and the one that takes its place. */
export function ChangePasswordForm({ email, terms }: ChangePasswordFormProps) {
  const { t } = useTranslation("identity");
  const said = t("password-change.done");
  const form = securityCommands.useCommandForm({ intent: "change-password", said, clears: true });
  return (
    <CommandForm form={form} className={classes.form}>
      <securityCommands.PageAnswer intents={["change-password"]} said={said} />
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <CurrentPasswordField form={form} label={t("password.current")} />
      <NewPasswordField key={form.turn} terms={terms} error={form.wrong("password")} />
      <Checkbox
        {...form.field("keepsPrograms")}
        label={t("password-change.keep")}
        description={t("password-change.keep-text")}
      />
      <SubmitRow form={form} label={t("password-change.submit")} />
    </CommandForm>
  );
}
