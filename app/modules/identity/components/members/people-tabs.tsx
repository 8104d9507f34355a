import { useTranslation } from "react-i18next";
import { Tabs } from "#app/ui/tabs/tabs.tsx";

const places = { invite: "/app/company/employees/invite", members: "/app/company/employees/sign-ins" } as const;

/** Who is to come in, and who is in. */
export function PeopleTabs({ current }: { current: keyof typeof places }) {
  const { t } = useTranslation("identity");
  return (
    <Tabs
      label={t("members.title")}
      current={current}
      tabs={[
        { id: "invite", label: t("tabs.invite"), href: places.invite },
        { id: "members", label: t("members.tab"), href: places.members },
      ]}
    />
  );
}
