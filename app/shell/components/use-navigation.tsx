import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { NavigationSection } from "#app/ui/side-navigation/side-navigation.tsx";
import type { NavigationEntry } from "../navigation.ts";
import { NavigationIcon } from "./navigation-icon.tsx";

const sectionIds = ["my-data", "team", "company", "settings"] as const;

/** What shapes the company stands apart from its daily work. */
function sectionOf({ area, module }: NavigationEntry): (typeof sectionIds)[number] {
  return area === "company" && module === "settings" ? "settings" : area;
}

/** The navigation in words: a section an area, an entry a screen, and which of them is in sight. */
export function useNavigation(entries: readonly NavigationEntry[]) {
  const rooms = [...new Set(entries.map((entry) => entry.room))];
  const { t } = useTranslation("shell");
  const words = useWords("shell", ...rooms);
  const { pathname } = useLocation();
  const sections: NavigationSection[] = sectionIds
    .map((section) => ({
      id: section,
      label: t(`area.${section}`),
      entries: entries
        .filter((entry) => sectionOf(entry) === section)
        .map((entry) => ({
          id: entry.path,
          label: words(entry.label, {}, entry.room),
          href: entry.path,
          icon: <NavigationIcon name={entry.icon} />,
        })),
    }))
    .filter((section) => section.entries.length > 0);
  const current = entries
    .flatMap(({ path, also = [] }) => [path, ...also].map((under) => ({ path, under })))
    .filter(({ under }) => pathname === under || pathname.startsWith(`${under}/`))
    .sort((a, b) => b.under.length - a.under.length)[0]?.path;
  return {
    sections,
    current,
    areaOf: (path: string | undefined) => entries.find((entry) => entry.path === path)?.area,
  };
}
