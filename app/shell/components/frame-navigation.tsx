import { IconArrowLeft, IconSettings } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { CompanyLogo } from "#app/ui/company-logo/company-logo.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import { SideNavigation } from "#app/ui/side-navigation/side-navigation.tsx";
import classes from "./frame.module.css";
import type { Navigation } from "./use-navigation.tsx";
import { useRemembered } from "./use-remembered.ts";

type OfCompany = { company: string; logo: string | null };

/** The way through the product at the side; in the settings their own list takes its place. */
export function FrameNavigation({ navigation, ...ofCompany }: OfCompany & { navigation: Navigation }) {
  return navigation.place?.module.area === "settings" ? (
    <SettingsNavigation navigation={navigation} />
  ) : (
    <WorkNavigation navigation={navigation} {...ofCompany} />
  );
}

function WorkNavigation({ navigation, company, logo }: OfCompany & { navigation: Navigation }) {
  const { t } = useTranslation("shell");
  const [collapsed, toggleCollapsed] = useRemembered("cairn.navigation-collapsed");
  const settings = navigation.settings[0]?.entries[0]?.href;
  return (
    <SideNavigation
      label={t("navigation")}
      sections={navigation.sections}
      current={navigation.current}
      collapsed={collapsed}
      onToggle={toggleCollapsed}
      collapseLabel={t("collapse")}
      expandLabel={t("expand")}
      header={
        <UiLink href="/app" className={classes.home} aria-label={t("home")}>
          {logo && !collapsed ? (
            <CompanyLogo src={logo} label={company} />
          ) : (
            <Logo {...(collapsed ? {} : { wordmark: "Cairn" })} />
          )}
        </UiLink>
      }
      footer={
        settings ? (
          <UiLink
            href={settings}
            className={classes.gear}
            aria-label={collapsed ? t("area.settings") : `${company}: ${t("area.settings")}`}
            title={t("area.settings")}
          >
            <IconSettings aria-hidden="true" />
            {collapsed ? null : <span className={classes.company}>{company}</span>}
          </UiLink>
        ) : null
      }
    />
  );
}

function SettingsNavigation({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation("shell");
  return (
    <SideNavigation
      label={t("area.settings")}
      sections={navigation.settings}
      current={navigation.current}
      header={
        <UiLink href="/app" className={classes.leave}>
          <IconArrowLeft size={16} aria-hidden="true" className={classes.leaveArrow} />
          {t("settings.leave")}
        </UiLink>
      }
      search={{ label: t("settings.search"), noneText: t("settings.none") }}
    />
  );
}
