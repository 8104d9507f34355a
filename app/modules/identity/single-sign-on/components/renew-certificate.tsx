import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { VersionRead } from "#app/platform/forms/use-version-read.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { ssoCommands } from "./sso-commands.ts";

type RenewCertificateProps = Pick<VersionRead, "told"> & {
  /** Whether there is one already. */
  standing: boolean;
  /** People sign in with it: a new one ends that until their provider knows it, so it is asked first. */
  isUsed: boolean;
};

/** Makes a certificate of the company's own, or a new one in place of it. */
export function RenewCertificate({ standing, isUsed, told }: RenewCertificateProps) {
  const { t } = useTranslation("identity");
  const [asked, setAsked] = useState(false);
  const renew = ssoCommands.useCommand({ intent: "renew-certificate", said: t("sso.certificate-made"), then: told });
  const label = t(standing ? "sso.renew-certificate" : "sso.make-certificate");
  return (
    <ActForm
      command={renew}
      intent="renew-certificate"
      onSubmit={(event) => {
        if (!isUsed) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <Button type="submit" size="small" tone={standing ? "quiet" : "secondary"} loading={renew.busy}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          renew.send({ intent: "renew-certificate" });
        }}
        title={label}
        confirmLabel={label}
        cancelLabel={t("cancel")}
        tone="danger"
      >
        <p>{t("sso.renew-text")}</p>
      </ConfirmDialog>
    </ActForm>
  );
}
