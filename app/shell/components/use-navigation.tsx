import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { NavigationEntry, NavigationSection } from "#app/ui/side-navigation/side-navigation-types.ts";
import type { NavigationModule } from "../navigation.ts";
import { areas, hrefOf, placeOf, type Place } from "../place.ts";
import { AreaIcon, NavigationIcon } from "./navigation-icon.tsx";
import { useLastPlace } from "./use-last-place.ts";

export type Navigation = ReturnType<typeof useNavigation>;

/** The navigation by where one is: what stands on top, the areas with the modules of one of them, or the settings. */
export function useNavigation(modules: readonly NavigationModule[]) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const place = placeOf(modules, pathname);
  const { area, scope } = useLastPlace(place);
  const badgeOf = (waiting = 0) =>
    waiting > 0 ? { text: badgeText(waiting), label: t("waiting", { count: waiting }) } : undefined;
  const entryOf = (module: NavigationModule): NavigationEntry => ({
    id: idOf(module),
    label: module.label,
    href: hrefOf(module, scope),
    icon: <NavigationIcon name={module.key} />,
    badge: badgeOf(module.waiting),
  });
  const of = (which: NavigationModule["area"]) => modules.filter((module) => module.area === which);
  const held = areas.filter((one) => of(one).length > 0);
  const areaEntries = held.map((one) => ({
    id: one,
    label: t(`area.${one}`),
    href: hrefOf(of(one)[0]!, scope),
    icon: <AreaIcon area={one} />,
    // What waits in the area one is in stands beside its modules.
    badge: one === area ? undefined : badgeOf(of(one).reduce((sum, { waiting = 0 }) => sum + waiting, 0)),
  }));
  const sections: NavigationSection[] = [
    { id: "top", entries: of("top").map(entryOf) },
    {
      id: area,
      ...(held.length > 1 ? { choice: { label: t("area.switch"), entries: areaEntries, current: area } } : {}),
      entries: of(area).map(entryOf),
    },
  ];
  return {
    place,
    area,
    scope,
    held,
    sections,
    current: place ? currentOf(place) : undefined,
    settings: of("settings").map(settingsSection),
    entriesOf: (which: NavigationModule["area"]) => of(which).map(entryOf),
  };
}

function settingsSection({ key, label, tabs }: NavigationModule): NavigationSection {
  return { id: key, label, entries: tabs.map((tab) => ({ id: tab.path, label: tab.label, href: tab.path })) };
}

/** In the settings each screen is an entry of its own. */
function currentOf({ module, tab }: Place): string {
  return module.area === "settings" ? tab.path : idOf(module);
}

const idOf = ({ area, key }: NavigationModule) => `${area}/${key}`;

/** Three digits do not fit. */
const badgeText = (count: number) => (count > 99 ? "99+" : String(count));
