import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { PasswordTerms } from "../queries/password-terms.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import classes from "./settings.module.css";

export type ChangePasswordFormProps = { result: CommandResult | null; email: string; terms: PasswordTerms };

/** The password one has, and the one that takes its place. */
export function ChangePasswordForm({ result, email, terms }: ChangePasswordFormProps) {
  const { t } = useTranslation("identity");
  const navigation = useNavigation();
  const busy = navigation.state === "submitting" && navigation.formData?.get("intent") === "change-password";
  const own = result?.intent === "change-password" ? result : null;
  const errors = useFieldErrors()(own?.reply?.error?.["password"] ?? undefined);
  return (
    <>
      {own?.done ? (
        <Callout tone="success" announced>
          {t("password-change.done")}
        </Callout>
      ) : null}
      <Form method="post" className={classes.form} key={own?.done ? "done" : "open"}>
        <DoorError result={own} />
        <input type="hidden" name="intent" value="change-password" />
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <CurrentPasswordField result={own} label={t("password.current")} />
        <NewPasswordField terms={terms} error={errors} />
        <div className={classes.submit}>
          <Button type="submit" tone="primary" loading={busy}>
            {t("password-change.submit")}
          </Button>
        </div>
      </Form>
    </>
  );
}
