import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { useFieldErrors } from "./door-error.tsx";

/** Another address to sign in with; it counts once the link sent there was followed. */
export function ChangeEmailForm({ result }: { result: CommandResult | null }) {
  const { t } = useTranslation("identity");
  const own = result?.intent === "change-email" ? result : null;
  const errors = useFieldErrors()(own?.reply?.error?.["email"] ?? undefined);
  const typed = own?.reply?.initialValue?.["email"];
  return (
    <>
      {own?.done ? (
        <Callout tone="success" announced>
          {t("email-change.sent", { email: (own.value as { email: string }).email })}
        </Callout>
      ) : null}
      <ConfirmForm intent="change-email" result={result} submitLabel={t("email-change.submit")}>
        <TextField
          name="email"
          type="email"
          label={t("email-change.new")}
          defaultValue={typeof typed === "string" ? typed : ""}
          error={errors ?? []}
          autoComplete="email"
          required
        />
      </ConfirmForm>
    </>
  );
}
