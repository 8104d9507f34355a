import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { OneFieldForm } from "../components/sign-in/one-field-form.tsx";
import { companyHost, companyInput } from "../domain/company-address.ts";
import { findCompany } from "../queries/find-company.ts";
import { rememberCompany } from "../queries/remembered-company.ts";
import { takeCompanyTry } from "../use-cases/sign-in-throttle.ts";

/** With a known company in the address: the way to its own door, as a link, for a form may not lead to another host. */
export const loader = openPage(async (scope, request) => {
  const url = new URL(request.url);
  const wanted = url.searchParams.get("company");
  if (wanted) await takeCompanyTry(scope);
  const company = wanted ? await findCompany(scope, wanted) : null;
  const host = company && companyHost(company.slug, url.host);
  return {
    door: host
      ? { name: company.name, logo: logoAddress(company), host, href: `${url.protocol}//${host}/login` }
      : null,
  };
});

export const action = openCommand({
  input: companyInput,
  run: async (scope, input, request) => {
    await takeCompanyTry(scope);
    const company = await findCompany(scope, input.company);
    if (!company) throw invalid("identity.unknown-company", "No open company answers to this address.");
    if (companyHost(company.slug, new URL(request.url).host)) return `/login/company?company=${company.slug}`;
    rememberCompany(scope, company.slug);
    return "/login";
  },
});

export default function LoginCompany() {
  const { t } = useTranslation("identity");
  const { door } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (door) window.location.assign(door.href);
  }, [door]);
  const links = <UiLink href="/login">{t("company.by-email")}</UiLink>;
  if (door) {
    return (
      <AuthLayout company={door} title={door.name} text={t("company.found", { host: door.host })} links={links}>
        <Button tone="primary" fullWidth href={door.href} rel="external">
          {t("company.continue")}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("company.title")} text={t("company.text")} links={links}>
      <OneFieldForm
        name="company"
        label={t("company.label")}
        description={t("company.help")}
        submitLabel={t("company.submit")}
        field={{ autoComplete: "organization", autoCapitalize: "none", spellCheck: false }}
      />
    </AuthLayout>
  );
}
