import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DoorError } from "../components/door-error.tsx";
import { DoorScreen } from "../components/door-screen.tsx";
import { SpentLink } from "../components/spent-link.tsx";
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
  const result = useActionData<typeof action>() ?? null;
  if (!visit) return <SpentLink text={t("support.closed")} />;
  return (
    <DoorScreen title={t("support.visit", { company: visit.company })} text={t("support.visit-text")}>
      <DoorError result={result} />
      <Form method="post">
        <input type="hidden" name="token" value={visit.token} />
        <Button type="submit" tone="primary" fullWidth>
          {t("support.enter")}
        </Button>
      </Form>
    </DoorScreen>
  );
}
