import { useTranslation } from "react-i18next";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useCommand, usePageAnswer } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Where an identity provider sends people to, and the token it comes with, shown this once. */
export function PushedPart({ page: { id, scimAddress } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const make = useCommand({ intent: "make-hook-key", refusals: "shown" });
  const onPage = usePageAnswer("make-hook-key");
  const answer = make.answer ?? onPage;
  return (
    <Section title={t("pushed.title")} description={t("pushed.text")}>
      <div className={classes.acts}>
        <DefinitionList items={[{ term: t("pushed.address"), detail: <bdi dir="ltr">{scimAddress}</bdi> }]} />
        {answer?.done ? (
          <Callout tone="warning" announced title={t("pushed.made")}>
            <bdi dir="ltr">{answer.value.key}</bdi>{" "}
            <CopyButton text={answer.value.key} label={t("hook-copy")} copied={t("hook-copied")} />
          </Callout>
        ) : null}
        <ActForm command={make} intent="make-hook-key" fields={{ installationId: id }}>
          <Button type="submit" loading={make.busy}>
            {t("pushed.make")}
          </Button>
        </ActForm>
      </div>
    </Section>
  );
}
