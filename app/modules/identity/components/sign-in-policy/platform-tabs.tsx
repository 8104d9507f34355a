import { useTranslation } from "react-i18next";
import { Tabs } from "#app/ui/tabs/tabs.tsx";

const places = ["sign-in", "support"] as const;

/** What a company says about the ways in. */
export function PlatformTabs({ current }: { current: (typeof places)[number] }) {
  const { t } = useTranslation("identity");
  return (
    <Tabs
      label={t("policy.title")}
      current={current}
      tabs={places.map((id) => ({ id, label: t(`tabs.${id}`), href: `/app/company/settings/platform/${id}` }))}
    />
  );
}
