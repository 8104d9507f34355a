import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { DoorScreen } from "../components/door-screen.tsx";
import { SignInForm } from "../components/sign-in-form.tsx";
import { signIn, signInInput } from "../use-cases/sign-in.ts";

export const loader = openPage(async (scope, request) => {
  const returnTo = safeReturn(new URL(request.url).searchParams.get("returnTo"), "/app");
  if (scope.session?.employeeId) throw redirect(returnTo);
  return { company: scope.hostTenant?.name ?? null, returnTo, demo: scope.config.demo };
});

export const action = openCommand({
  input: signInInput,
  run: async (scope, input) => {
    const { choices } = await signIn(scope, input);
    const returnTo = safeReturn(input.returnTo, "/app");
    return choices.length === 1 ? returnTo : `/selectOrganization?returnTo=${encodeURIComponent(returnTo)}`;
  },
});

export default function Login() {
  const { t } = useTranslation("identity");
  const { company, returnTo } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DoorScreen title={company ? t("login.title-company", { company }) : t("login.title")}>
      <SignInForm result={result ?? null} returnTo={returnTo} />
    </DoorScreen>
  );
}
