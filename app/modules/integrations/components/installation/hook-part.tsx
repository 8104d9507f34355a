import { useTranslation } from "react-i18next";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { hookSchemes } from "../../domain/hook-scheme-names.ts";
import { useCommand, usePageAnswer } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Where the source tells of changes, and the key it signs with, shown this once. */
export function HookPart({ page: { id, hookAddress } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const make = useCommand({ intent: "make-hook-key", refusals: "shown" });
  const onPage = usePageAnswer("make-hook-key");
  const answer = make.answer ?? onPage;
  return (
    <div className={classes.acts}>
      <p className={classes.detail}>{t("hook-text")}</p>
      <DefinitionList
        items={[{ term: t("hook-address"), detail: <bdi dir="ltr">{`${hookAddress}{${hookSchemes.join("|")}}`}</bdi> }]}
      />
      {answer?.done ? (
        <Callout tone="warning" announced title={t("hook-made")}>
          <bdi dir="ltr">{answer.value.key}</bdi>{" "}
          <CopyButton text={answer.value.key} label={t("hook-copy")} copied={t("hook-copied")} />
        </Callout>
      ) : null}
      <ActForm command={make} intent="make-hook-key" fields={{ installationId: id }}>
        <Button type="submit" loading={make.busy}>
          {t("hook-make")}
        </Button>
      </ActForm>
    </div>
  );
}
