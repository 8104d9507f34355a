import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { doorCommands } from "../components/identity-commands.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { SpentLink } from "../components/sign-in/spent-link.tsx";
import { enterAsSupport, findSupportVisit } from "../use-cases/enter-as-support.ts";

export const loader = openPage(async (scope, request) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const visit = await findSupportVisit(scope, token);
  return { visit: visit && { token, company: visit.tenant.name } };
});

export const action = openCommand({
  input: z.object({ token: z.string().min(1).max(200) }),
  run: async (scope, { token }) => {
    await enterAsSupport(scope, token);
    return "/app";
  },
});

export default function LoginSupport() {
  const { t } = useTranslation("identity");
  const { visit } = useLoaderData<typeof loader>();
  const command = doorCommands.useCommand({ intent: "" });
  if (!visit) return <SpentLink text={t("support.closed")} />;
  return (
    <AuthLayout title={t("support.visit", { company: visit.company })} text={t("support.visit-text")}>
      <doorCommands.PageAnswer intents={[""]} />
      <ActForm command={command} fields={{ token: visit.token }}>
        <Button type="submit" tone="primary" fullWidth loading={command.busy}>
          {t("support.enter")}
        </Button>
      </ActForm>
    </AuthLayout>
  );
}
