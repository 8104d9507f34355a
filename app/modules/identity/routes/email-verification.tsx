import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { doorCommands } from "../components/identity-commands.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { NewPasswordForm } from "../components/sign-in/new-password-form.tsx";
import { SpentLink } from "../components/sign-in/spent-link.tsx";
import classes from "../components/sign-in/auth-layout.module.css";
import { newPasswordInput } from "../domain/new-password-input.ts";
import { findOpenLink } from "../queries/find-open-link.ts";
import { findSignUp } from "../queries/find-sign-up.ts";
import { confirmEmailChange } from "../use-cases/confirm-email-change.ts";
import { addressAfter } from "../use-cases/enter.ts";
import { signUp } from "../use-cases/sign-up.ts";

/** Where links that prove an address lead. Looking at the page proves nothing yet: mail filters look, too. */
export const loader = openPage(async (scope, request) => {
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) return { step: "sent" as const, mailbox: scope.config.demo };
  const change = await findOpenLink(scope, "CHANGE_EMAIL", token);
  if (change) return { step: "change" as const, token, email: change.email };
  const wanted = scope.config.signUp ? await findSignUp(scope, token) : null;
  if (!wanted) return { step: "spent" as const };
  const { company, email, known, terms } = wanted;
  return { step: "sign-up" as const, token, company, email, known, terms };
});

/** A link to a new company comes with a password, one to a new address without. */
export const action = openCommand({
  input: z.union([newPasswordInput, z.object({ token: newPasswordInput.shape.token, password: z.undefined() })]),
  run: async (scope, { token, password }) => {
    if (password !== undefined) return addressAfter(await signUp(scope, { token, password }), "/profileSetup");
    await confirmEmailChange(scope, token);
    return scope.session ? "/app/my-data/my-settings/security" : "/login?email";
  },
});

export default function EmailVerification() {
  const { t } = useTranslation("identity");
  const data = useLoaderData<typeof loader>();
  const token = data.step === "change" ? data.token : "";
  const form = doorCommands.useCommandForm({ intent: "", id: "change-email", fields: { token } });
  if (data.step === "spent") return <SpentLink />;
  if (data.step === "sent") {
    return (
      <AuthLayout
        title={t("sent.title")}
        text={t("signup.sent")}
        links={<UiLink href="/signup">{t("sent.again")}</UiLink>}
      >
        {data.mailbox ? (
          <Button href="/dev/mail" tone="secondary" fullWidth>
            {t("sent.mailbox")}
          </Button>
        ) : null}
      </AuthLayout>
    );
  }
  if (data.step === "sign-up") {
    return (
      <AuthLayout
        title={t("signup.verified", { company: data.company })}
        text={t(data.known ? "signup.known-text" : "signup.verified-text", { email: data.email })}
      >
        <NewPasswordForm
          token={data.token}
          email={data.email}
          terms={data.terms}
          known={data.known}
          submitLabel={t("signup.open", { company: data.company })}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("email-change.confirm-title")} text={t("email-change.confirm-text", { email: data.email })}>
      <CommandForm form={form} className={classes.form}>
        <Button type="submit" tone="primary" fullWidth loading={form.busy}>
          {t("email-change.confirm")}
        </Button>
      </CommandForm>
    </AuthLayout>
  );
}
