import { IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BottomNavigation, type BottomNavigationEntry } from "#app/ui/bottom-navigation/bottom-navigation.tsx";
import type { FrameData } from "../frame.server.ts";
import { NavigationIcon } from "./navigation-icon.tsx";
import type { useNavigation } from "./use-navigation.tsx";

const MobileSheet = lazy(async () => ({ default: (await import("./mobile-sheet.tsx")).MobileSheet }));

export type MobileNavigationProps = {
  data: FrameData;
  navigation: ReturnType<typeof useNavigation>;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Under 800 px: the first screen of each area at the thumb, all others in a sheet. */
export function MobileNavigation({ data, navigation, opened, onOpen, onClose }: MobileNavigationProps) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  useEffect(onClose, [pathname]); // eslint-disable-line react-hooks/exhaustive-deps -- arriving anywhere closes the sheet
  const offered = data.navigation.filter((entry) => !entry.desktopOnly);
  const places: BottomNavigationEntry[] = navigation.sections.slice(0, 3).flatMap((section) => {
    const first = offered.find((entry) => entry.area === section.id);
    return first
      ? [
          {
            id: section.id,
            label: section.label ?? "",
            icon: <NavigationIcon name={first.icon} size={20} />,
            href: first.path,
          },
        ]
      : [];
  });
  const entries = [
    ...places,
    { id: "more", label: t("more"), icon: <IconMenu2 size={20} aria-hidden="true" />, onSelect: onOpen },
  ];
  return (
    <>
      <BottomNavigation label={t("navigation")} entries={entries} current={navigation.areaOf(navigation.current)} />
      {opened ? (
        <Suspense fallback={null}>
          <MobileSheet company={data.company} offered={offered} navigation={navigation} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
