import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { OneFieldForm } from "../components/sign-in/one-field-form.tsx";
import { requestReset, requestResetInput } from "../use-cases/request-reset.ts";

export const action = openCommand({
  input: requestResetInput,
  run: async (scope, input) => {
    await requestReset(scope, input);
    return "/forgotPasswordConfirmation";
  },
});

export default function ForgotPassword() {
  const { t } = useTranslation("identity");
  return (
    <AuthLayout title={t("forgot.title")} text={t("forgot.text")} links={<UiLink href="/login">{t("back")}</UiLink>}>
      <OneFieldForm
        name="email"
        label={t("email")}
        submitLabel={t("forgot.submit")}
        field={{ type: "email", autoComplete: "username" }}
      />
    </AuthLayout>
  );
}
