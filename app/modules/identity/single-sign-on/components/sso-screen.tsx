import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { SsoSettings } from "../queries/settings-page.ts";
import { DomainList } from "./domain-list.tsx";
import { JoiningForm } from "./joining-form.tsx";
import { ProviderPart } from "./provider-part.tsx";
import { ssoCommands } from "./sso-commands.ts";
import { SwitchForm } from "./switch-form.tsx";
import { TestPart } from "./test-part.tsx";

/** Single sign-on in four steps: whose domains, which provider, a test, and on. */
export function SsoScreen({ page }: { page: SsoSettings }) {
  const { t } = useTranslation("identity");
  const { connection } = page;
  const isOn = connection?.state === "ON";
  return (
    <>
      <PageHeader
        title={t("sso.settings")}
        description={t("sso.settings-text")}
        meta={<Chip tone={isOn ? "green" : "grey"}>{isOn ? t("sso.on") : t("sso.off")}</Chip>}
      />
      <PageBody>
        <ssoCommands.PageAnswer
          intents={[
            "add-domain",
            "check-domain",
            "remove-domain",
            "save",
            "save-saml",
            "save-joining",
            "renew-certificate",
            "switch",
          ]}
          said={() => t("policy.saved")}
        />
        <Section title={t("sso.step.domains")} description={t("sso.step.domains-text")}>
          <DomainList domains={page.domains} />
        </Section>
        <Section title={t("sso.step.provider")} description={t("sso.step.provider-text")}>
          <ProviderPart page={page} />
        </Section>
        {connection ? (
          <>
            <Section title={t("sso.step.people")} description={t("sso.step.people-text")}>
              <JoiningForm joining={page.joining} />
            </Section>
            <Section title={t("sso.step.test")} description={t("sso.step.test-text")}>
              <TestPart page={page} connection={connection} />
            </Section>
            <Section title={t("sso.step.on")} description={t("sso.step.on-text")}>
              <SwitchForm keepers={page.keepers} connection={connection} />
            </Section>
          </>
        ) : null}
      </PageBody>
    </>
  );
}
