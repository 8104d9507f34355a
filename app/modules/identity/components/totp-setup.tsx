import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { TotpStart } from "../queries/find-totp.ts";
import { CodeField } from "./code-field.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { DoorError } from "./door-error.tsx";
import classes from "./settings.module.css";

export type TotpSetupProps = { result: CommandResult | null; start: TotpStart | null };

/** Scan, then type the first code. The picture is drawn on the server; the secret stands beside it for those who cannot scan. */
export function TotpSetup({ result, start }: TotpSetupProps) {
  const { t } = useTranslation("identity");
  const busy = useNavigation().state === "submitting";
  const own = result?.intent === "confirm-totp" ? result : null;
  if (!start) return <ConfirmForm intent="start-totp" result={result} submitLabel={t("totp.start")} />;
  return (
    <div className={classes.setup}>
      <ol className={classes.steps}>
        <li>{t("totp.scan")}</li>
        <li>{t("totp.then")}</li>
      </ol>
      <div
        className={classes.picture}
        role="img"
        aria-label={t("totp.picture")}
        dangerouslySetInnerHTML={{ __html: start.picture }}
      />
      <p className={classes.secret}>
        <a href={start.address}>{start.secret.replace(/(.{4})(?=.)/g, "$1 ")}</a>
      </p>
      <Form method="post" className={classes.form}>
        <DoorError result={own} />
        <input type="hidden" name="intent" value="confirm-totp" />
        <CodeField result={own} label={t("totp.code")} numeric />
        <div className={classes.submit}>
          <Button type="submit" tone="primary" loading={busy}>
            {t("totp.confirm")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
