import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { action } from "../../routes/security.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { securityCommands } from "../identity-commands.ts";

/** Another address to sign in with; it counts once the link sent there was followed. */
export function ChangeEmailForm({ withCode }: { withCode: boolean }) {
  const { t } = useTranslation("identity");
  const said = ({ value }: DoneOf<typeof action, "change-email">) => t("email-change.sent", { email: value.email });
  const form = securityCommands.useCommandForm({ intent: "change-email", said, clears: true });
  return (
    <ConfirmForm form={form} submitLabel={t("email-change.submit")} withCode={withCode}>
      <securityCommands.PageAnswer intents={["change-email"]} said={said} />
      <TextField {...form.field("email")} type="email" label={t("email-change.new")} autoComplete="email" required />
    </ConfirmForm>
  );
}
