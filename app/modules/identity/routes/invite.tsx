import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { NewPasswordForm } from "../components/sign-in/new-password-form.tsx";
import { SpentLink } from "../components/sign-in/spent-link.tsx";
import { newPasswordInput } from "../domain/new-password-input.ts";
import { findInvitation } from "../queries/find-invitation.ts";
import { passwordTermsAt } from "../queries/password-terms.ts";
import { acceptInvitation } from "../use-cases/accept-invitation.ts";
import { addressAfter } from "../use-cases/enter.ts";

export const loader = openPage(async (scope, request) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const invitation = await findInvitation(scope, token);
  if (!invitation) return { invitation: null };
  const { email, firstName, inviter, known, tenant } = invitation;
  return {
    invitation: {
      token,
      email,
      firstName,
      inviter,
      known,
      company: tenant.name,
      terms: await passwordTermsAt(scope.database, invitation),
    },
  };
});

export const action = openCommand({
  input: newPasswordInput,
  run: async (scope, input) => {
    return addressAfter(await acceptInvitation(scope, input), "/profileSetup");
  },
});

export default function Invite() {
  const { t } = useTranslation("identity");
  const { invitation } = useLoaderData<typeof loader>();
  if (!invitation) return <SpentLink text={t("invitation.spent")} />;
  const { company, inviter, firstName, email, known } = invitation;
  return (
    <AuthLayout
      title={t("invitation.title", { company })}
      text={t(known ? "invitation.text-known" : "invitation.text", { firstName, inviter, email })}
    >
      <NewPasswordForm
        token={invitation.token}
        email={email}
        terms={invitation.terms}
        known={known}
        submitLabel={t("invitation.submit")}
      />
    </AuthLayout>
  );
}
