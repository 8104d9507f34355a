import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CompanyLogo } from "#app/ui/company-logo/company-logo.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { NavigationEntry } from "#app/ui/side-navigation/side-navigation-types.ts";
import type { NavigationModule } from "../navigation.ts";
import classes from "./frame.module.css";
import type { Navigation } from "./use-navigation.tsx";

export type MobileSheetName = "my-data" | "team" | "more";

export type MobileSheetProps = {
  name: MobileSheetName;
  company: string;
  logo: string | null;
  modules: readonly NavigationModule[];
  navigation: Navigation;
  onClose: () => void;
};

/** The modules of an area, or everything that stands in none of the other four places. */
export function MobileSheet({ name, company, logo, modules, navigation, onClose }: MobileSheetProps) {
  const { t } = useTranslation("shell");
  const { entriesOf, current } = navigation;
  const offered = (area: NavigationModule["area"]) => {
    const open = modules.filter((module) => module.area === area && module.tabs.some((tab) => !tab.desktopOnly));
    return entriesOf(area).filter(({ id }) => open.some(({ key }) => id === `${area}/${key}`));
  };
  const lists: { label: string | undefined; entries: readonly NavigationEntry[] }[] =
    name === "more"
      ? [
          { label: undefined, entries: entriesOf("top").filter(({ id }) => id === "top/people") },
          { label: t("area.company"), entries: offered("company") },
          ...navigation.settings.map(({ label, entries }) => ({ label: `${t("area.settings")} · ${label}`, entries })),
        ]
      : [{ label: undefined, entries: offered(name) }];
  return (
    <SidePanel title={name === "more" ? company : t(`area.${name}`)} closeLabel={t("close")} onClose={onClose}>
      {name === "more" && logo ? <CompanyLogo src={logo} /> : null}
      {lists
        .filter(({ entries }) => entries.length > 0)
        .map(({ label, entries }) => (
          <section key={label ?? ""}>
            {label ? <h3 className={classes.sheetHeading}>{label}</h3> : null}
            <ul className={classes.sheetList}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <UiLink
                    href={entry.href}
                    className={classes.sheetLink}
                    aria-current={entry.id === current ? "page" : undefined}
                  >
                    {entry.icon}
                    {entry.label}
                    {entry.badge ? <span className={classes.sheetBadge}>{entry.badge.text}</span> : null}
                  </UiLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </SidePanel>
  );
}
