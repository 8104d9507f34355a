import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { CompanySettings, KeptRecords } from "../../queries/company-settings.ts";
import { shapePlaces } from "../../shape-places.ts";
import { CompanyForm } from "./company-form.tsx";
import { CompanyLogoForm } from "./company-logo-form.tsx";

export type CompanyScreenProps = { settings: CompanySettings; kept: KeptRecords; timeZones: readonly string[] };

/** The company's own settings, each with what a change of it does to what is stored. */
export function CompanyScreen({ settings, kept, timeZones }: CompanyScreenProps) {
  const { t } = useTranslation("people");
  return (
    <Stack>
      <PageHeader title={t("navigation.company")} description={t("company.description")} />
      <Section title={t("company.logo.title")} description={t("company.logo.text")}>
        <CompanyLogoForm logo={settings.logo} name={settings.name} />
      </Section>
      <CompanyForm settings={settings} kept={kept} timeZones={timeZones} />
      <Section title={t("navigation.organization")} description={t("company.units-text")}>
        <UiLink href={shapePlaces.orgUnits}>{t("company.units-link")}</UiLink>
      </Section>
    </Stack>
  );
}
