import { useEffect, useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import type { action } from "../routes/sign-in.tsx";
import classes from "./integrations.module.css";

const { useCommandForm } = commandsOf<typeof action>("integrations");

/** Ends a sign-in by itself; the button is there for who waits, and before the page is alive. */
export function SignInScreen({ returned }: { returned: { state: string; code: string } }) {
  const { t } = useTranslation("integrations");
  const form = useCommandForm({ intent: "finish", fields: returned });
  const button = useRef<HTMLButtonElement>(null);
  const given = returned.code !== "" && returned.state !== "";
  useEffect(() => {
    if (given) button.current?.click();
  }, [given]);
  return (
    <>
      <PageHeader title={t("sign-in.title")} />
      <div className={classes.body}>
        {given ? (
          <CommandForm form={form} className={classes.form}>
            <p>{t("sign-in.returned")}</p>
            <div className={classes.buttons}>
              <Button ref={button} type="submit" tone="primary" loading={form.busy}>
                {t("sign-in.finish")}
              </Button>
            </div>
          </CommandForm>
        ) : (
          <Callout tone="warning">{t("errors.consent-refused")}</Callout>
        )}
        <UiLink href={integrationPlaces.all}>{t("navigation.all")}</UiLink>
      </div>
    </>
  );
}
