import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import classes from "../integrations.module.css";
import { HookKey } from "./hook-key.tsx";
import type { InstallationProps } from "./installation-screen.tsx";

/** Where an identity provider sends people to, and the token it comes with, shown this once. */
export function PushedPart({ page: { id, scimAddress } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  return (
    <Section title={t("pushed.title")} description={t("pushed.text")}>
      <div className={classes.acts}>
        <DefinitionList items={[{ term: t("pushed.address"), detail: <bdi dir="ltr">{scimAddress}</bdi> }]} />
        <div>
          <CopyButton text={scimAddress} label={t("pushed.copy")} copied={t("hook-copied")} />
        </div>
        <HookKey installationId={id} made={t("pushed.made")} make={t("pushed.make")} />
      </div>
    </Section>
  );
}
