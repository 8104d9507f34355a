import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { useFieldErrors } from "./door-error.tsx";

export function CurrentPasswordField({ result, label }: { result: CommandResult | null; label: string }) {
  const { t } = useTranslation("identity");
  const errors = useFieldErrors()(result?.reply?.error?.["currentPassword"] ?? undefined);
  return (
    <PasswordField
      name="currentPassword"
      label={label}
      showLabel={t("password.show")}
      hideLabelText={t("password.hide")}
      error={errors ?? []}
      autoComplete="current-password"
      required
    />
  );
}
