import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { VersionRead } from "#app/platform/forms/use-version-read.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { SsoSettings } from "../queries/settings-page.ts";
import { MetadataFile } from "./metadata-file.tsx";
import { ssoCommands } from "./sso-commands.ts";
import classes from "./sso.module.css";

export type SamlFormProps = Pick<SsoSettings, "connection" | "timeZone"> & {
  /** The version of what is set up, of whichever kind. */
  read: VersionRead;
};

/** The provider's metadata by address, file or text, and how strict its answers are looked at. */
export function SamlForm({ connection, timeZone, read }: SamlFormProps) {
  const { t } = useTranslation("identity");
  const saml = connection?.saml;
  const [saves, setSaves] = useState(0);
  const form = ssoCommands.useCommandForm({
    intent: "save-saml",
    id: "sso-saml",
    fields: { version: read.version },
    defaultValue: { metadataAddress: saml?.metadataAddress ?? "" },
    said: t("sso.saved-test-now"),
    then: (answer) => {
      read.told(answer);
      if (answer.done) setSaves(saves + 1);
    },
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      {connection && saml ? <KnownProvider issuer={connection.issuer} saml={saml} timeZone={timeZone} /> : null}
      <TextField
        {...form.field("metadataAddress")}
        type="url"
        label={t("sso.metadata-address")}
        description={t("sso.metadata-address-help")}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <MetadataFile />
      <TextArea
        {...form.field("metadata")}
        key={saves}
        label={t("sso.metadata")}
        description={t(saml ? "sso.metadata-kept" : "sso.metadata-help")}
        dir="ltr"
        spellCheck={false}
      />
      <Switch
        name="wantsResponseSigned"
        label={t("sso.wants-response-signed")}
        description={t("sso.wants-response-signed-text")}
        defaultChecked={saml?.wantsResponseSigned ?? false}
      />
      <Switch
        name="startedThere"
        label={t("sso.started-there")}
        description={t("sso.started-there-text")}
        defaultChecked={saml?.startedThere ?? false}
      />
      <Switch
        name="refusesEnded"
        label={t("sso.refuses-ended")}
        description={t("sso.refuses-ended-text")}
        defaultChecked={saml?.refusesEnded ?? false}
      />
      <SubmitRow form={form} label={t("sso.save-provider")} />
    </CommandForm>
  );
}

type KnownProviderProps = {
  issuer: string;
  saml: NonNullable<NonNullable<SsoSettings["connection"]>["saml"]>;
  timeZone: string;
};

function KnownProvider({ issuer, saml, timeZone }: KnownProviderProps) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const items = [
    { term: t("sso.provider-name"), detail: <bdi>{issuer}</bdi> },
    ...saml.certificates.map(({ name, endsAt, ends }) => ({
      term: t("sso.provider-certificate"),
      detail: (
        <>
          <bdi>{t("sso.certificate-ends", { name, time: format.dateTime(endsAt) })}</bdi>{" "}
          {ends === "LATER" ? null : (
            <Chip tone={ends === "SOON" ? "orange" : "red"}>
              {t(ends === "SOON" ? "sso.certificate-soon" : "sso.certificate-ended")}
            </Chip>
          )}
        </>
      ),
    })),
  ];
  return (
    <>
      <DefinitionList items={items} />
      {saml.certificates.length > 0 && saml.certificates.every(({ ends }) => ends === "ENDED") ? (
        <Callout tone="danger">{t(saml.refusesEnded ? "sso.ended-refused" : "sso.ended-taken")}</Callout>
      ) : null}
    </>
  );
}
