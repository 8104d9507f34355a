import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { CodeField } from "../components/sign-in/code-field.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { doorCommands } from "../components/identity-commands.ts";
import { PasskeySignIn } from "../components/sign-in/passkey-sign-in.tsx";
import classes from "../components/sign-in/auth-layout.module.css";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { addressAfter } from "../use-cases/enter.ts";
import { findPendingSignIn, pendingTokenOf } from "../use-cases/pending-sign-in.ts";
import { proveSecondStep, proveSecondStepInput } from "../use-cases/prove-second-step.ts";

export const loader = openPage(async (scope, request) => {
  const returnTo = safeReturn(new URL(request.url).searchParams.get("returnTo"), "/app");
  const pending = await findPendingSignIn(scope, pendingTokenOf(request));
  if (!pending) throw redirect(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  const { totp, passkeys } = await findSecondFactors(scope.database, pending.identityId);
  return { returnTo, totp, passkeys: passkeys > 0 };
});

export const action = openCommand({
  input: proveSecondStepInput,
  run: async (scope, input, request) =>
    addressAfter(await proveSecondStep(scope, pendingTokenOf(request), input), safeReturn(input.returnTo, "/app")),
});

export default function LoginSecondStep() {
  const { t } = useTranslation("identity");
  const { returnTo, totp, passkeys } = useLoaderData<typeof loader>();
  const form = doorCommands.useCommandForm({ intent: "", id: "second-step", fields: { returnTo } });
  return (
    <AuthLayout
      title={t("second-step.title")}
      text={t(totp ? "second-step.text" : "second-step.text-passkey")}
      links={<UiLink href="/login">{t("back")}</UiLink>}
    >
      <CommandForm form={form} className={classes.form}>
        <CodeField
          form={form}
          label={t(totp ? "second-step.code" : "second-step.recovery")}
          {...(totp ? { description: t("second-step.help") } : {})}
        />
        <Button type="submit" tone="primary" fullWidth loading={form.busy}>
          {t("company.submit")}
        </Button>
      </CommandForm>
      {passkeys ? <PasskeySignIn returnTo={returnTo} label={t("passkeys.use")} /> : null}
    </AuthLayout>
  );
}
