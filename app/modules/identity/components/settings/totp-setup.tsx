import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { TotpStart } from "../../queries/find-totp.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { factorCommands } from "../identity-commands.ts";
import classes from "./settings.module.css";

export type TotpSetupProps = { start: TotpStart | null; confirming: AnyCommandForm };

/** Scan, then type the first code. The picture is drawn on the server; the secret stands beside it for those who cannot scan. */
export function TotpSetup({ start, confirming }: TotpSetupProps) {
  const { t } = useTranslation("identity");
  const starting = factorCommands.useCommandForm({ intent: "start-totp", clears: true });
  if (!start) return <ConfirmForm form={starting} submitLabel={t("totp.start")} />;
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
      <CommandForm form={confirming} className={classes.form}>
        <CodeField form={confirming} label={t("totp.code")} numeric />
        <div className={classes.submit}>
          <Button type="submit" tone="primary" loading={confirming.busy}>
            {t("totp.confirm")}
          </Button>
        </div>
      </CommandForm>
    </div>
  );
}
