import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { VersionRead } from "#app/platform/forms/use-version-read.ts";
import { Button } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import type { SsoSettings } from "../queries/settings-page.ts";
import { CopyLine } from "./copy-line.tsx";
import { RenewCertificate } from "./renew-certificate.tsx";
import classes from "./sso.module.css";

export type OurSideProps = Pick<SsoSettings, "ours"> & Pick<VersionRead, "told"> & { isUsed: boolean };

/** What is entered at a provider that speaks SAML: address by address, or all of it by our metadata. */
export function OurSide({ ours, isUsed, told }: OurSideProps) {
  const { t } = useTranslation("identity");
  const { certificate } = ours;
  return (
    <div className={classes.part}>
      <p className={classes.detail}>{t("sso.ours-text")}</p>
      <CopyLine label={t("sso.entity-id")} text={ours.entityId} />
      <CopyLine label={t("sso.acs")} text={ours.consumer} />
      <CopyLine label={t("sso.slo")} text={ours.signOut} />
      {certificate ? <CopyLine label={t("sso.our-metadata")} text={ours.metadata} /> : null}
      <ul className={classes.hints}>
        <li>{t("sso.hint-okta")}</li>
        <li>{t("sso.hint-entra")}</li>
        <li>{t("sso.hint-name-id")}</li>
        <li>{t("sso.hint-sign-out")}</li>
      </ul>
      <div className={classes.line}>
        {certificate ? (
          <>
            <span>{t("sso.our-certificate")}</span>
            <CopyButton
              text={certificate}
              label={t("sso.copy-one", { name: t("sso.our-certificate") })}
              copied={t("sso.copied")}
            />
            <Button
              size="small"
              href={`data:application/x-pem-file,${encodeURIComponent(certificate)}`}
              download="cairn.pem"
            >
              {t("sso.download-certificate")}
            </Button>
          </>
        ) : null}
        <RenewCertificate standing={certificate !== null} isUsed={isUsed} told={told} />
      </div>
      {isUsed ? <p className={classes.detail}>{t("sso.renew-text")}</p> : null}
    </div>
  );
}
