import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { DemoSignIns } from "../components/sign-in/demo-sign-ins.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { doorCommands } from "../components/identity-commands.ts";
import { PasskeySignIn } from "../components/sign-in/passkey-sign-in.tsx";
import { SignInForm } from "../components/sign-in/sign-in-form.tsx";
import { demoPassword } from "../domain/demo-password.ts";
import { listDemoSignIns } from "../queries/list-demo-sign-ins.ts";
import { rememberedCompany } from "../queries/remembered-company.ts";
import { addressAfter } from "../use-cases/enter.ts";
import { signIn, signInInput } from "../use-cases/sign-in.ts";

export const loader = openPage(async (scope, request) => {
  const query = new URL(request.url).searchParams;
  const returnTo = safeReturn(query.get("returnTo"), "/app");
  if (scope.session?.employeeId && (await scope.stillIn())) throw redirect(returnTo);
  if (scope.session && !scope.session.employeeId)
    throw redirect(`/selectOrganization?returnTo=${encodeURIComponent(returnTo)}`);
  const company = scope.hostTenant ?? (await rememberedCompany(scope, request));
  const demo = await listDemoSignIns(scope);
  return {
    company: company?.name ?? null,
    logo: company && logoAddress(company),
    returnTo,
    changed: query.has("changed"),
    email: query.has("email"),
    demo,
    signUp: scope.config.signUp,
    password: demo.length > 0 ? demoPassword : "",
  };
});

export const action = openCommand({
  input: signInInput,
  run: async (scope, input, request) => {
    return addressAfter(
      await signIn(scope, input, await rememberedCompany(scope, request)),
      safeReturn(input.returnTo, "/app"),
    );
  },
});

export default function Login() {
  const { t } = useTranslation("identity");
  const { company, logo, returnTo, changed, email, demo, signUp, password } = useLoaderData<typeof loader>();
  const refused = doorCommands.usePageAnswer("");
  const links = (
    <>
      <UiLink href="/login/sso">{t("sso.link")}</UiLink>
      <UiLink href="/forgotPassword">{t("login.forgot")}</UiLink>
      <UiLink href="/login/company">{t(company ? "login.other-company" : "login.by-company")}</UiLink>
      {signUp ? <UiLink href="/signup">{t("signup.link")}</UiLink> : null}
    </>
  );
  return (
    <AuthLayout
      company={company ? { name: company, logo } : undefined}
      title={company ? t("login.title-company", { company }) : t("login.title")}
      links={links}
      below={<DemoSignIns people={demo} password={password} returnTo={returnTo} />}
    >
      {changed && !refused ? <Callout tone="success">{t("login.changed")}</Callout> : null}
      {email && !refused ? <Callout tone="success">{t("email-change.changed")}</Callout> : null}
      <SignInForm returnTo={returnTo} />
      <PasskeySignIn returnTo={returnTo} label={t("passkeys.sign-in")} />
    </AuthLayout>
  );
}
