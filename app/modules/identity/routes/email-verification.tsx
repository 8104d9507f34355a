import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DoorError } from "../components/door-error.tsx";
import { DoorScreen } from "../components/door-screen.tsx";
import { SpentLink } from "../components/spent-link.tsx";
import classes from "../components/door-screen.module.css";
import { findOpenLink } from "../queries/find-open-link.ts";
import { confirmEmailChange } from "../use-cases/confirm-email-change.ts";

/** Where links that prove an address lead. Looking at the page proves nothing yet: mail filters look, too. */
export const loader = openPage(async (scope, request) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const change = await findOpenLink(scope, "CHANGE_EMAIL", token);
  return { link: change ? { token, email: change.email } : null };
});

export const action = openCommand({
  input: z.object({ token: z.string().min(1).max(200) }),
  run: async (scope, { token }) => {
    await confirmEmailChange(scope, token);
    return scope.session ? "/app/my-data/my-settings/security" : "/login?email";
  },
});

export default function EmailVerification() {
  const { t } = useTranslation("identity");
  const { link } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? null;
  const busy = useNavigation().state === "submitting";
  if (!link) return <SpentLink />;
  return (
    <DoorScreen title={t("email-change.confirm-title")} text={t("email-change.confirm-text", { email: link.email })}>
      <Form method="post" className={classes.form}>
        <DoorError result={result} />
        <input type="hidden" name="token" value={link.token} />
        <Button type="submit" tone="primary" fullWidth loading={busy}>{t("email-change.confirm")}</Button>
      </Form>
    </DoorScreen>
  );
}
