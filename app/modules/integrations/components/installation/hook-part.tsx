import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { hookSchemeOf } from "../../domain/hook-scheme-names.ts";
import classes from "../integrations.module.css";
import { HookKey } from "./hook-key.tsx";
import type { InstallationProps } from "./installation-screen.tsx";

/** Where the source tells of changes, and the key it signs with, shown this once. */
export function HookPart({ page: { id, connector, hookAddress } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const address = `${hookAddress}${hookSchemeOf(connector)}`;
  return (
    <div className={classes.acts}>
      <p className={classes.detail}>{t("hook-text")}</p>
      <DefinitionList items={[{ term: t("hook-address"), detail: <bdi dir="ltr">{address}</bdi> }]} />
      <div>
        <CopyButton text={address} label={t("pushed.copy")} copied={t("hook-copied")} />
      </div>
      <HookKey installationId={id} made={t("hook-made")} make={t("hook-make")} />
    </div>
  );
}
