import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { Section } from "#app/ui/section/section.tsx";
import { ChangeEmailForm } from "../components/settings/change-email-form.tsx";
import { ChangePasswordForm } from "../components/settings/change-password-form.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { changePassword, changePasswordInput } from "../use-cases/change-password.ts";
import { requireOwnIdentity } from "../use-cases/own-identity.ts";
import { requestEmailChange, requestEmailChangeInput } from "../use-cases/request-email-change.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (_context, _input, _request, scope) => {
    const { id, email } = requireOwnIdentity(scope);
    const { totp } = await findSecondFactors(scope.database, id);
    return { email, terms: await passwordTermsOf(scope.database, id), withCode: totp };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "change-password": { input: changePasswordInput, run: (_context, input, scope) => changePassword(scope, input) },
    "change-email": { input: requestEmailChangeInput, run: requestEmailChange },
  },
});

export default function Security() {
  const { t } = useTranslation("identity");
  const { email, terms, withCode } = useLoaderData<typeof loader>();
  return (
    <SettingsPlace current="security">
      <Section title={t("password-change.title")} description={t("password-change.text")}>
        <ChangePasswordForm email={email} terms={terms} />
      </Section>
      <Section title={t("email-change.title")} description={t("email-change.text", { email })}>
        <ChangeEmailForm withCode={withCode} />
      </Section>
    </SettingsPlace>
  );
}
