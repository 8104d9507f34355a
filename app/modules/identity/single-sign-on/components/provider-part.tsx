import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { presets } from "../domain/connection.ts";
import type { SsoSettings } from "../queries/settings-page.ts";
import { ProviderForm } from "./provider-form.tsx";
import { SamlForm } from "./saml-form.tsx";
import { CopyLine } from "./copy-line.tsx";
import { OurSide } from "./our-side.tsx";
import classes from "./sso.module.css";

/** Which provider, what to enter there, and what is to be known of it here. */
export function ProviderPart({ page }: { page: SsoSettings }) {
  const { t } = useTranslation("identity");
  const { connection } = page;
  const [chosen, setChosen] = useState<string>(connection?.preset ?? "OIDC");
  const preset = presets.find((each) => each === chosen) ?? "OIDC";
  const read = useVersionRead(connection?.version ?? 0);
  return (
    <div className={classes.part}>
      <div className={classes.form}>
        <SelectField
          name="kind"
          label={t("sso.preset")}
          defaultValue={preset}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={presets.map((value) => ({ value, label: t(`sso.preset-name.${value}`) }))}
        />
      </div>
      {connection?.state === "ON" ? <Callout tone="warning">{t("sso.saving-switches-off")}</Callout> : null}
      {preset === "SAML" ? (
        <>
          <OurSide ours={page.ours} isUsed={Boolean(connection?.saml)} told={read.told} />
          <SamlForm connection={connection} timeZone={page.timeZone} read={read} />
        </>
      ) : (
        <>
          <CopyLine label={t("sso.callback")} text={page.open.callback} />
          {preset === "OIDC" ? (
            <>
              <p className={classes.detail}>{t("sso.sign-out-addresses")}</p>
              <CopyLine label={t("sso.after-sign-out")} text={page.open.afterSignOut} />
              <CopyLine label={t("sso.back-channel")} text={page.open.signedOut} />
            </>
          ) : null}
          {preset === "ATLASSIAN" ? <p className={classes.detail}>{t("sso.hint-atlassian")}</p> : null}
          <ProviderForm key={preset} preset={preset} connection={connection?.saml ? null : connection} read={read} />
        </>
      )}
    </div>
  );
}
