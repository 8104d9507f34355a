import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";

export function SignOutElsewhere() {
  const { t } = useTranslation("identity");
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="revoke-others" />
      <Button type="submit" tone="secondary" loading={busy}>
        {t("sessions.revoke-others")}
      </Button>
    </Form>
  );
}
