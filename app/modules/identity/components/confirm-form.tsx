import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button, type ButtonTone } from "#app/ui/button/button.tsx";
import { DoorError } from "./door-error.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import classes from "./settings.module.css";

export type ConfirmFormProps = {
  intent: string;
  result: CommandResult | null;
  submitLabel: string;
  tone?: ButtonTone;
  children?: ReactNode;
};

/** One weighty thing to do, with the password asked for again. What went wrong with another form is not said here. */
export function ConfirmForm({ intent, result, submitLabel, tone = "primary", children }: ConfirmFormProps) {
  const { t } = useTranslation("identity");
  const navigation = useNavigation();
  const busy = navigation.state === "submitting" && navigation.formData?.get("intent") === intent;
  const own = result?.intent === intent ? result : null;
  return (
    <Form method="post" className={classes.form} key={own?.done ? "done" : "open"}>
      <DoorError result={own} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <CurrentPasswordField result={own} label={t("password.current")} />
      <div className={classes.submit}>
        <Button type="submit" tone={tone} loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
