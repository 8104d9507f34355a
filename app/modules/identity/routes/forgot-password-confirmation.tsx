import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { NewPasswordForm } from "../components/sign-in/new-password-form.tsx";
import { SpentLink } from "../components/sign-in/spent-link.tsx";
import { newPasswordInput } from "../domain/new-password-input.ts";
import { findOpenLink } from "../queries/find-open-link.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { resetPassword } from "../use-cases/reset-password.ts";

/** Without a token: what was sent. With one: the form for the new password, if the link still stands. */
export const loader = openPage(async (scope, request) => {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) return { step: "sent" as const, mailbox: scope.config.demo };
  const link = await findOpenLink(scope, "RESET_PASSWORD", token);
  if (!link?.identityId) return { step: "spent" as const };
  return {
    step: "choose" as const,
    token,
    email: link.email,
    terms: await passwordTermsOf(scope.database, link.identityId),
  };
});

export const action = openCommand({
  input: newPasswordInput,
  run: async (scope, input) => {
    await resetPassword(scope, input);
    return "/login?changed";
  },
});

export default function ForgotPasswordConfirmation() {
  const { t } = useTranslation("identity");
  const data = useLoaderData<typeof loader>();
  const back = <UiLink href="/login">{t("back")}</UiLink>;
  if (data.step === "spent") return <SpentLink retry={{ href: "/forgotPassword", label: t("reset.again") }} />;
  if (data.step === "choose") {
    return (
      <AuthLayout title={t("reset.title")} text={t("reset.text", { email: data.email })} links={back}>
        <NewPasswordForm token={data.token} email={data.email} terms={data.terms} submitLabel={t("reset.submit")} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t("sent.title")}
      text={t("sent.text")}
      links={
        <>
          {back}
          <UiLink href="/forgotPassword">{t("sent.again")}</UiLink>
        </>
      }
    >
      {data.mailbox ? (
        <Button href="/dev/mail" tone="secondary" fullWidth>
          {t("sent.mailbox")}
        </Button>
      ) : null}
    </AuthLayout>
  );
}
