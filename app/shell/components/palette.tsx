import { useLocation } from "@remix-run/react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import type { Command, CommandGroup } from "#app/ui/command-palette/command-groups.ts";
import type { FrameData } from "../frame.server.ts";
import type { NavigationModule, OfferedAct } from "../navigation.ts";
import type { PaletteAnswer } from "../routes/palette.ts";
import { NavigationIcon } from "./navigation-icon.tsx";
import { useOwnActs, type OwnAct } from "./use-own-acts.ts";
import { useRecentPlaces, type RecentPlace } from "./use-recent-places.ts";

const CommandPalette = lazyPart(() =>
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

export type PaletteProps = {
  opened: boolean;
  onClose: () => void;
  modules: readonly NavigationModule[];
  person: FrameData["person"];
};

/** What one looked at last, what one may begin, screens, and by typing people and records that one may see. */
export function Palette(props: PaletteProps) {
  const [everOpened, setEverOpened] = useState(false);
  useEffect(() => void (props.opened && setEverOpened(true)), [props.opened]);
  const recent = useRecentPlaces(props.person.id);
  if (!everOpened && !props.opened) return null;
  return <OpenedPalette {...props} recent={recent} />;
}

function OpenedPalette({
  opened,
  onClose,
  modules,
  person,
  recent,
}: PaletteProps & { recent: readonly RecentPlace[] }) {
  const { t } = useTranslation("shell");
  const words = useWords("shell");
  const acts = useActs(person.id);
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<CommandGroup[]> => {
      const { hits, near } = await ask(text, signal);
      const label = (kind: string) => words(`palette.kind.${kind}`);
      const found = groupHits(hits, near ? (kind) => t("palette.near", { kind: label(kind) }) : label);
      const all = {
        id: "all-results",
        label: t("palette.all", { text }),
        href: `/search?${new URLSearchParams({ label: text })}`,
      };
      return found.length === 0 ? [] : [...found, { id: "all", label: t("palette.label"), commands: [all] }];
    },
    [words, t],
  );
  const { pathname } = useLocation();
  const places = recent.filter(({ path }) => path.split("?")[0] !== pathname).slice(0, 5);
  const groups: CommandGroup[] = [
    {
      id: "recent",
      label: t("palette.recent"),
      commands: places.map(({ path, title }) => ({ id: `recent ${path}`, label: title, href: path })),
    },
    { id: "acts", label: t("palette.acts"), commands: acts },
    ...paletteAreas.map((area) => ({
      id: area,
      label: t(`area.${area}`),
      commands: modules.filter((module) => module.area === area).flatMap(screensOf),
    })),
  ];
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

/** What the rooms let one begin, asked for once, and what one does with one's own account. */
function useActs(personId: string): Command[] {
  const { t } = useTranslation("shell");
  const [offered, setOffered] = useState<readonly OfferedAct[]>([]);
  const { places, languages, schemes, previews, signOut } = useOwnActs(personId);
  useEffect(() => {
    const controller = new AbortController();
    ask("", controller.signal).then(
      ({ acts }) => setOffered(acts),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  const named = (acts: readonly OwnAct[], description: string) =>
    acts.filter(({ chosen }) => !chosen).map((act) => ({ ...act, description }));
  return [
    ...offered.map(({ label, module, path }) => ({ id: path, label, description: module, href: path })),
    ...places,
    ...named(schemes, t("looks")),
    ...named(languages, t("language")),
    ...previews.map((act) => ({ ...act, description: t("preview.heading") })),
    signOut,
  ];
}

function ask(text: string, signal: AbortSignal): Promise<PaletteAnswer> {
  return askJson(`/app/palette.json?${new URLSearchParams({ text })}`, signal);
}

const paletteAreas = ["top", "my-data", "team", "company", "settings"] as const;

/** Each screen of a module, named so that it can be told from the same screen of another. */
function screensOf({ area, key, label, tabs }: NavigationModule): CommandGroup["commands"] {
  return tabs.map((tab) => ({
    id: tab.path,
    label: tabs.length > 1 ? `${label}: ${tab.label}` : label,
    href: tab.path,
    icon: area === "settings" ? undefined : <NavigationIcon name={key} />,
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
