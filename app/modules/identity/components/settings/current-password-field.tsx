import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";

export function CurrentPasswordField({ form, label }: { form: Pick<AnyCommandForm, "wrong">; label: string }) {
  const { t } = useTranslation("identity");
  return (
    <PasswordField
      name="currentPassword"
      label={label}
      showLabel={t("password.show")}
      hideLabelText={t("password.hide")}
      error={form.wrong("currentPassword")}
      autoComplete="current-password"
      required
    />
  );
}
