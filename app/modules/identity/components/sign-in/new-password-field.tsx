import { useId, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FieldChecklist } from "#app/ui/field-checklist/field-checklist.tsx";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { checkPassword, rulesUnder } from "../../domain/password-policy.ts";
import type { PasswordTerms } from "../../queries/password-terms.ts";
import classes from "./auth-layout.module.css";

export type NewPasswordFieldProps = {
  /** What the companies ask, and names of person and company, which do not make a password. */
  terms: PasswordTerms;
  error?: readonly string[] | undefined;
};

/** The new password, with its rules ticked off while typing; before any script they stand there as help. */
export function NewPasswordField({ terms: { ownWords, demand }, error }: NewPasswordFieldProps) {
  const { t } = useTranslation("identity");
  const [password, setPassword] = useState("");
  const checks = checkPassword(password, ownWords, demand);
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
        items={rulesUnder(demand).map((rule) => ({
          label: t(`password.rule.${rule}`, { minimum: demand.minimumLength }),
          met: checks[rule],
        }))}
        metText={t("password.met")}
        unmetText={t("password.unmet")}
      />
    </div>
  );
}
