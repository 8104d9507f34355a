import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import classes from "./auth-layout.module.css";
import { doorCommands } from "../identity-commands.ts";

export function SignInForm({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation("identity");
  const form = doorCommands.useCommandForm({ intent: "", id: "sign-in", fields: { returnTo } });
  const { defaultValue: _, ...password } = form.field("password");
  return (
    <CommandForm form={form} className={classes.form}>
      <TextField {...form.field("email")} type="email" label={t("email")} autoComplete="username" required />
      <PasswordField
        {...password}
        label={t("password.label")}
        showLabel={t("password.show")}
        hideLabelText={t("password.hide")}
        autoComplete="current-password"
        required
      />
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {t("login.submit")}
      </Button>
    </CommandForm>
  );
}
