import type { Context } from "#app/platform/context/context.ts";
import type { RecordScreen } from "#app/platform/contributions/record-links.ts";
import type {
  Act,
  Area,
  Module,
  ModuleIcon,
  Room,
  SettingsGroup,
  Tab,
  TeamScope,
} from "#app/platform/contributions/room.ts";

/** A screen as the browser gets it: already allowed, in words. */
export type NavigationTab = {
  label: string;
  path: string;
  also?: readonly string[];
  scope?: TeamScope;
  desktopOnly?: true;
};

/** One entry of the navigation, or one group of the settings, with the screens this person may open; never without one. */
export type NavigationModule = {
  area: Area;
  key: string;
  label: string;
  icon: ModuleIcon | null;
  /** What waits for the person here; absent where nothing does. */
  waiting?: number;
  tabs: readonly NavigationTab[];
};

/** Words of a room, by its name and a key. */
export type WordsOf = (room: string, key: string) => string;

const areaOrder: readonly Area[] = ["top", "my-data", "team", "company", "settings"];

/** In the order of the sidebar. */
const settingsGroups: readonly SettingsGroup[] = [
  "account",
  "people",
  "access",
  "security",
  "modules",
  "integrations",
  "general",
];

/** The modules of all rooms this person may use, by area, in the rooms' order. */
export async function navigationFor(
  context: Context,
  rooms: readonly Room[],
  words: WordsOf,
): Promise<NavigationModule[]> {
  const ability = await context.ability();
  const open = rooms.flatMap((room) =>
    room.tabs.filter((tab) => isOpen(tab, room, context, ability.anyOf.bind(ability))).map((tab) => ({ tab, room })),
  );
  const modules = rooms.flatMap((room) => (room.modules ?? []).map((module) => ({ module, room })));
  return areaOrder.flatMap((area) => {
    const here = open.filter(({ tab }) => tab.area === area);
    return entriesOf(area, modules, words).flatMap((entry) => {
      const tabs = here.filter(({ tab }) => tab.module === entry.key);
      return tabs.length > 0
        ? [{ ...entry, area, tabs: tabs.map(({ tab, room }) => shownTab(tab, words(room.name, tab.label))) }]
        : [];
    });
  });
}

type Entry = Pick<NavigationModule, "key" | "label" | "icon">;

function entriesOf(area: Area, modules: readonly { module: Module; room: Room }[], words: WordsOf): Entry[] {
  if (area === "settings")
    return settingsGroups.map((key) => ({ key, label: words("shell", `settings.${key}`), icon: null }));
  return modules.map(({ module: { key, label, icon }, room }) => ({ key, label: words(room.name, label), icon }));
}

function shownTab({ path, also, scope, desktopOnly }: Tab, label: string): NavigationTab {
  return {
    label,
    path,
    ...(also ? { also } : {}),
    ...(scope ? { scope } : {}),
    ...(desktopOnly ? { desktopOnly } : {}),
  };
}

/** The navigation with what waits for the person: by room in their own area, the sum on top. */
export function withWaiting(
  navigation: readonly NavigationModule[],
  rooms: readonly Room[],
  counts: Readonly<Record<string, number>>,
): NavigationModule[] {
  const roomOf = new Map(
    rooms.flatMap(({ name, modules = [] }) => modules.filter((one) => one.showsWaiting).map(({ key }) => [key, name])),
  );
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return navigation.map((module) => {
    const room = roomOf.get(module.key);
    if (!room || !(module.area === "top" || module.area === "my-data")) return module;
    const waiting = module.area === "top" ? all : counts[room];
    return waiting ? { ...module, waiting } : module;
  });
}

/** The screens that tell of any record and are open to this person. */
export async function recordScreensFor(
  context: Context,
  rooms: readonly Room[],
  words: WordsOf,
): Promise<RecordScreen[]> {
  const ability = await context.ability();
  return rooms.flatMap(({ name, aboutRecords: screen }) =>
    screen && ability.anyOf(screen.can.action, screen.can.subject)
      ? [{ label: words(name, screen.label), path: screen.path }]
      : [],
  );
}

/** What the command palette offers to begin: already allowed, in words. */
export type OfferedAct = { label: string; module: string; path: string };

/** What the rooms let this person begin, in the rooms' order. */
export async function actsFor(context: Context, rooms: readonly Room[], words: WordsOf): Promise<OfferedAct[]> {
  const ability = await context.ability();
  return rooms.flatMap((room) => {
    const module = room.modules?.[0]?.label;
    return (room.acts ?? [])
      .filter((act) => isOpen(act, room, context, ability.anyOf.bind(ability)))
      .map(({ label, path }) => ({
        label: words(room.name, label),
        module: module ? words(room.name, module) : "",
        path,
      }));
  });
}

function isOpen(
  tab: Act | Tab,
  room: Room,
  { actor }: Context,
  anyOf: (action: string, subject: string) => boolean,
): boolean {
  const feature = tab.feature ?? room.feature;
  if (feature && !actor.features.includes(feature)) return false;
  if (tab.when && !tab.when(actor)) return false;
  return !tab.can || anyOf(tab.can.action, tab.can.subject);
}
