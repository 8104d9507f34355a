import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { sessionCommands } from "../identity-commands.ts";

export function SignOutElsewhere() {
  const { t } = useTranslation("identity");
  const command = sessionCommands.useCommand({ intent: "revoke-others" });
  return (
    <ActForm command={command} intent="revoke-others">
      <Button type="submit" tone="secondary" loading={command.busy}>
        {t("sessions.revoke-others")}
      </Button>
    </ActForm>
  );
}
