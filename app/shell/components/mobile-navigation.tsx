import { IconMenu2 } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { BottomNavigation, type BottomNavigationEntry } from "#app/ui/bottom-navigation/bottom-navigation.tsx";
import type { NavigationModule } from "../navigation.ts";
import type { MobileSheetName } from "./mobile-sheet.tsx";
import { AreaIcon } from "./navigation-icon.tsx";
import type { Navigation } from "./use-navigation.tsx";

const MobileSheet = lazyPart(async () => ({ default: (await import("./mobile-sheet.tsx")).MobileSheet }));

export type MobileNavigationProps = {
  company: string;
  logo: string | null;
  modules: readonly NavigationModule[];
  navigation: Navigation;
};

/** Under 800 px, at the thumb: home, one's own modules, those of the team, the inbox, and everything else. */
export function MobileNavigation({ company, logo, modules, navigation }: MobileNavigationProps) {
  const { t } = useTranslation("shell");
  const [sheet, setSheet] = useState<MobileSheetName | null>(null);
  const { pathname } = useLocation();
  useEffect(() => setSheet(null), [pathname]);
  const [home, inbox] = ["home", "inbox"].map((key): BottomNavigationEntry | undefined => {
    const entry = navigation.entriesOf("top").find(({ id }) => id === `top/${key}`);
    return entry ? { ...entry, icon: entry.icon ?? null, badge: entry.badge?.text } : undefined;
  });
  const opens = (id: MobileSheetName): BottomNavigationEntry => ({
    id,
    label: t(`area.${id === "more" ? "more" : id}`),
    icon: id === "more" ? <IconMenu2 aria-hidden="true" /> : <AreaIcon area={id} />,
    onSelect: () => setSheet(sheet === id ? null : id),
  });
  const entries = [
    home,
    opens("my-data"),
    navigation.held.includes("team") ? opens("team") : undefined,
    inbox,
    opens("more"),
  ].filter((entry): entry is BottomNavigationEntry => entry !== undefined);
  return (
    <>
      <BottomNavigation label={t("navigation")} entries={entries} current={sheet ?? placeIn(navigation)} />
      {sheet ? (
        <Suspense fallback={null}>
          <MobileSheet
            name={sheet}
            company={company}
            logo={logo}
            modules={modules}
            navigation={navigation}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Which entry of the five one is in. */
function placeIn({ place, current }: Navigation): string | undefined {
  if (!place) return undefined;
  const { area, key } = place.module;
  if (area === "my-data" || area === "team") return area;
  return area === "top" && key !== "people" ? current : "more";
}
