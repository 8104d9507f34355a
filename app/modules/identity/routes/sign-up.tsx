import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { SignUpForm } from "../components/sign-in/sign-up-form.tsx";
import { signUpInput } from "../domain/sign-up-input.ts";
import { requestSignUp, requireSignUp } from "../use-cases/request-sign-up.ts";

export const loader = openPage(async (scope) => {
  requireSignUp(scope);
  return null;
});

export const action = openCommand({
  input: signUpInput,
  run: async (scope, input) => {
    await requestSignUp(scope, input);
    return "/emailVerification";
  },
});

export default function SignUp() {
  const { t } = useTranslation("identity");
  return (
    <AuthLayout title={t("signup.title")} text={t("signup.text")} links={<UiLink href="/login">{t("back")}</UiLink>}>
      <SignUpForm />
    </AuthLayout>
  );
}
