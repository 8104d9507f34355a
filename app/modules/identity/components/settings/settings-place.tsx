import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import classes from "./settings.module.css";

const places = ["security", "second-step", "passkeys", "sessions", "access-tokens", "calendar"] as const;
export type SettingsPlaceName = (typeof places)[number];

export type SettingsPlaceProps = { current: SettingsPlaceName; actions?: ReactNode; children: ReactNode };

/** How one signs in oneself, and lets programs in: six pages that belong together. */
export function SettingsPlace({ current, actions, children }: SettingsPlaceProps) {
  const { t } = useTranslation("identity");
  return (
    <>
      <PageHeader title={t("settings.title")} description={t(`settings.text.${current}`)} actions={actions} />
      <Tabs
        label={t("settings.title")}
        current={current}
        tabs={places.map((id) => ({ id, label: t(`settings.tab.${id}`), href: `/app/my-data/my-settings/${id}` }))}
      />
      <div className={classes.body}>{children}</div>
    </>
  );
}
