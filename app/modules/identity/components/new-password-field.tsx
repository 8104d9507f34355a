import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldChecklist } from "#app/ui/field-checklist/field-checklist.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { checkPassword, passwordRules } from "../domain/password-policy.ts";
import classes from "./door-screen.module.css";

export type NewPasswordFieldProps = {
  /** Names of person and company, which do not make a password. */
  ownWords: readonly string[];
  error?: readonly string[] | undefined;
};

/** The new password, with its rules ticked off while typing; before any script they stand there as help. */
export function NewPasswordField({ ownWords, error }: NewPasswordFieldProps) {
  const { t } = useTranslation("identity");
  const [password, setPassword] = useState("");
  const checks = checkPassword(password, ownWords);
  const id = useId();
  return (
    <div className={classes.form}>
      <PasswordField
        name="password"
        label={t("password.new")}
        showLabel={t("password.show")}
        hideLabelText={t("password.hide")}
        error={error ?? []}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <FieldChecklist
        id={id}
        label={t("password.rules")}
        items={passwordRules.map((rule) => ({ label: t(`password.rule.${rule}`), met: checks[rule] }))}
        metText={t("password.met")}
        unmetText={t("password.unmet")}
      />
    </div>
  );
}
