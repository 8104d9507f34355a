import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button, type ButtonTone } from "#app/ui/button/button.tsx";
import { CodeField } from "../sign-in/code-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import classes from "./settings.module.css";

export type ConfirmFormProps = {
  form: AnyCommandForm;
  submitLabel: string;
  /** Whether a code of the app is asked for as well. */
  withCode?: boolean;
  tone?: ButtonTone;
  children?: ReactNode;
};

/** One weighty thing to do, with the password asked for again. */
export function ConfirmForm({ form, submitLabel, withCode = false, tone = "primary", children }: ConfirmFormProps) {
  const { t } = useTranslation("identity");
  return (
    <CommandForm form={form} className={classes.form}>
      {children}
      <CurrentPasswordField form={form} label={t("password.current")} />
      {withCode ? <CodeField form={form} label={t("totp.code")} description={t("second-step.help")} /> : null}
      <div className={classes.submit}>
        <Button type="submit" tone={tone} loading={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </CommandForm>
  );
}
