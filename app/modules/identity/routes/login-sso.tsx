import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { OneFieldForm } from "../components/sign-in/one-field-form.tsx";
import { emailInput } from "../domain/email.ts";
import { findCompany } from "../queries/find-company.ts";
import { companyOfAddress } from "../single-sign-on/queries/find-connection.ts";
import { refusalCodes } from "../single-sign-on/domain/refusal-codes.ts";
import { returnCompanyTry, takeCompanyTry } from "../use-cases/sign-in-throttle.ts";

/** With a known company in the address: the way to its provider, as a link, for a form may not lead to another host. */
export const loader = openPage(async (scope, request) => {
  const query = new URL(request.url).searchParams;
  const named = query.get("company");
  if (named) await takeCompanyTry(scope);
  const company = named ? await findCompany(scope, named) : null;
  if (company) await returnCompanyTry(scope);
  const to = new URLSearchParams({ returnTo: safeReturn(query.get("returnTo"), "/app") });
  if (company) to.set("company", company.slug);
  const email = query.get("email");
  if (email) to.set("email", email.slice(0, 254));
  const refused = refusalCodes.find((code) => code === query.get("refused")) ?? null;
  return {
    refused,
    door:
      company && !refused ? { name: company.name, logo: logoAddress(company), href: `/login/sso/start?${to}` } : null,
  };
});

export const action = openCommand({
  input: z.object({ email: emailInput }),
  run: async (scope, { email }) => {
    await takeCompanyTry(scope);
    const company = await companyOfAddress(scope.database, email);
    if (!company) throw invalid("identity.sso-unknown-domain", "No company with its own provider has this domain.");
    await returnCompanyTry(scope);
    return `/login/sso?${new URLSearchParams({ company: company.slug, email })}`;
  },
});

export default function LoginSso() {
  const { t } = useTranslation("identity");
  const { door, refused } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (door) window.location.assign(door.href);
  }, [door]);
  const links = <UiLink href="/login">{t("sso.by-password")}</UiLink>;
  if (door)
    return (
      <AuthLayout company={door} title={door.name} text={t("sso.found")} links={links}>
        <Button tone="primary" fullWidth href={door.href} rel="external">
          {t("company.continue")}
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t("sso.title")} text={t("sso.text")} links={links}>
      {refused ? (
        <Callout tone="danger">{t(refused === "sso-unreachable" ? "sso.away" : `errors.${refused}`)}</Callout>
      ) : null}
      <OneFieldForm
        name="email"
        label={t("email")}
        submitLabel={t("company.submit")}
        field={{ type: "email", autoComplete: "username" }}
      />
    </AuthLayout>
  );
}
