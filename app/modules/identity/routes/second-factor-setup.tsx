import { ActForm } from "#app/platform/forms/act-form.tsx";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommands } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { AddPasskey, useAddedPasskey } from "../components/settings/add-passkey.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { doorCommands, factorCommands } from "../components/identity-commands.ts";
import { codesOf, RecoveryCodes } from "../components/settings/recovery-codes.tsx";
import { TotpSetup } from "../components/settings/totp-setup.tsx";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { findTotpStart } from "../queries/find-totp.ts";
import { companyWantingSecondFactor } from "../queries/second-factor-demand.ts";
import { addPasskey, addPasskeyInput, startPasskey, startPasskeyInput } from "../use-cases/add-passkey.ts";
import { confirmTotp, confirmTotpInput } from "../use-cases/confirm-totp.ts";
import { requireOwnIdentity } from "../use-cases/own-identity.ts";
import { startTotp, startTotpInput } from "../use-cases/start-totp.ts";

/** For those a company asks for a second factor before it opens. */
export const loader = openPage(async (scope, request) => {
  if (!scope.session || (scope.session.employeeId && !(await scope.stillIn())))
    throw redirect("/login?returnTo=%2Fapp");
  const identity = requireOwnIdentity(scope);
  const query = new URL(request.url).searchParams;
  const present = hasSecondFactor(await findSecondFactors(scope.database, identity.id));
  return {
    present,
    company: query.get("company") ?? "",
    wantedBy: await companyWantingSecondFactor(scope.database, identity.id),
    returnTo: safeReturn(query.get("returnTo"), "/app"),
    start: present ? null : await findTotpStart(scope, identity),
  };
});

export const action = openCommands({
  intents: {
    "start-totp": { input: startTotpInput, run: startTotp },
    "confirm-totp": { input: confirmTotpInput, run: confirmTotp },
    "start-passkey": { input: startPasskeyInput, run: startPasskey },
    "add-passkey": { input: addPasskeyInput, run: addPasskey },
  },
});

export default function SecondFactorSetup() {
  const { t } = useTranslation("identity");
  const { present, company, wantedBy, returnTo, start } = useLoaderData<typeof loader>();
  const confirming = factorCommands.useCommandForm({ intent: "confirm-totp" });
  const added = useAddedPasskey();
  const entering = doorCommands.useCommand({ intent: "", action: "/selectOrganization" });
  const codes = [...codesOf(confirming.answer), ...codesOf(added.answer)];
  if (present) {
    return (
      <AuthLayout title={t("totp.done")}>
        {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
        <ActForm command={entering} fields={{ returnTo }}>
          <Button type="submit" name="company" value={company} tone="primary" fullWidth>
            {t("company.submit")}
          </Button>
        </ActForm>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("set-up.title")} text={wantedBy ? t("set-up.text", { company: wantedBy }) : undefined}>
      <Section title={t("totp.title")} description={t("totp.text")}>
        <TotpSetup start={start} confirming={confirming} />
      </Section>
      <Section title={t("passkeys.add-title")} description={t("passkeys.add-text")}>
        <AddPasskey added={added} />
      </Section>
    </AuthLayout>
  );
}
