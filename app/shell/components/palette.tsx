import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { SearchHit } from "#app/platform/contributions/room.ts";
import type { CommandGroup } from "#app/ui/command-palette/command-groups.ts";
import type { NavigationModule } from "../navigation.ts";
import { NavigationIcon } from "./navigation-icon.tsx";

const CommandPalette = lazy(() =>
  import("#app/ui/command-palette/command-palette.tsx").then((module) => ({ default: module.CommandPalette })),
);

/** Open by Ctrl-K or ⌘K anywhere. */
export function usePalette() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpened((before) => !before);
    };
    document.addEventListener("keydown", toggle);
    return () => document.removeEventListener("keydown", toggle);
  }, []);
  return { opened, open: () => setOpened(true), close: useCallback(() => setOpened(false), []) };
}

export type PaletteProps = { opened: boolean; onClose: () => void; modules: readonly NavigationModule[] };

/** People, goals and screens by typing; the server answers only with what the person may see. */
export function Palette({ opened, onClose, modules }: PaletteProps) {
  const { t } = useTranslation("shell");
  const words = useWords("shell");
  const [everOpened, setEverOpened] = useState(false);
  useEffect(() => void (opened && setEverOpened(true)), [opened]);
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<CommandGroup[]> => {
      const answer = await fetch(`/app/palette.json?text=${encodeURIComponent(text)}`, { signal });
      if (!answer.ok) return [];
      const { hits } = (await answer.json()) as { hits: SearchHit[] };
      return groupHits(hits, (kind) => words(`palette.kind.${kind}`));
    },
    [words],
  );
  if (!everOpened && !opened) return null;
  const groups = paletteAreas.map((area) => ({
    id: area,
    label: t(`area.${area}`),
    commands: modules.filter((module) => module.area === area).flatMap(screensOf),
  }));
  return (
    <Suspense fallback={null}>
      <CommandPalette
        opened={opened}
        onClose={onClose}
        label={t("palette.label")}
        placeholder={t("palette.placeholder")}
        emptyText={t("palette.empty")}
        groups={groups}
        onSearch={search}
      />
    </Suspense>
  );
}

const paletteAreas = ["top", "my-data", "team", "company", "settings"] as const;

/** Each screen of a module, named so that it can be told from the same screen of another. */
function screensOf({ label, icon, tabs }: NavigationModule): CommandGroup["commands"] {
  return tabs.map((tab) => ({
    id: tab.path,
    label: tabs.length > 1 ? `${label}: ${tab.label}` : label,
    href: tab.path,
    icon: icon ? <NavigationIcon name={icon} /> : undefined,
  }));
}

function groupHits(hits: readonly SearchHit[], word: (kind: string) => string): CommandGroup[] {
  const kinds = [...new Set(hits.map((hit) => hit.kind))];
  return kinds.map((kind) => ({
    id: `found-${kind}`,
    label: word(kind),
    commands: hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({ id: hit.key, label: hit.title, description: hit.subtitle, href: hit.link })),
  }));
}
