import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useCommand, usePageAnswer } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Sends somebody to the source, where they give their consent and come back from. */
export function SignInPart({ page: { id, title, signIn, signInReturns } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const begin = useCommand({ intent: "sign-in" });
  const onPage = usePageAnswer("sign-in");
  const answer = begin.answer ?? onPage;
  const address = answer?.done ? answer.value.address : null;
  useEffect(() => {
    if (address) window.location.assign(address);
  }, [address]);
  return (
    <Section title={t("sign-in.title")} description={t("sign-in.text", { title })}>
      <div className={classes.body}>
        <p className={classes.detail}>
          {t("sign-in.return-address")} <bdi dir="ltr">{signInReturns}</bdi>
        </p>
        {address ? (
          <UiLink href={address}>{t("sign-in.go-on", { title })}</UiLink>
        ) : (
          <ActForm command={begin} intent="sign-in" fields={{ installationId: id }} className={classes.buttons}>
            <Button type="submit" tone={signIn === "NEEDED" ? "primary" : undefined} loading={begin.busy}>
              {signIn === "NEEDED" ? t("sign-in.begin", { title }) : t("sign-in.again")}
            </Button>
          </ActForm>
        )}
      </div>
    </Section>
  );
}
