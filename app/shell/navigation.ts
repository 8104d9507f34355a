import type { Ability } from "#app/platform/ability/ability.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Waiting } from "#app/platform/contributions/owed.ts";
import type { RecordScreen } from "#app/platform/contributions/record-links.ts";
import type { Act, Area, Room, SettingsGroup, Tab, TeamScope } from "#app/platform/contributions/room.ts";

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

/**
 * Which of all screens a person may open, in few letters: the browser holds all of them in words, and keeps them. `of` says
 * which edition of the screens is meant, `waiting` what waits for the person in a module (`my-data/goal`).
 */
export type OpenScreens = { of: string; open: string; waiting: Readonly<Record<string, number>> };

/** All screens of the product in the words of one language, in the order of the navigation; `edition` tells one build's from another's. */
export type AllScreens = { edition: string; modules: readonly NavigationModule[] };

type Entry = { area: Area; key: string; room: string; label: string };
type PlacedTab = { tab: Tab; room: Room };
type Placed = { edition: string; entries: readonly { entry: Entry; tabs: readonly PlacedTab[] }[] };

/** Entries with their screens, by area, in the rooms' order; worked out once for the same rooms. */
function placed(rooms: readonly Room[]): Placed {
  const known = placedOf.get(rooms);
  if (known) return known;
  const tabs = inOrder(rooms.flatMap((room) => room.tabs.map((tab) => ({ tab, room }))));
  const entries = areaOrder
    .flatMap((area) => entriesOf(area, rooms))
    .map((entry) => ({
      entry,
      tabs: tabs.filter(({ tab }) => tab.area === entry.area && tab.module === entry.key),
    }))
    .filter((one) => one.tabs.length > 0);
  const made = { edition: editionOf(entries), entries };
  placedOf.set(rooms, made);
  return made;
}

/** Each tab where its room stands, or right behind the one it names. */
function inOrder(tabs: readonly PlacedTab[]): PlacedTab[] {
  const paths = new Set(tabs.map(({ tab }) => tab.path));
  const follows = ({ tab }: PlacedTab) => tab.behind !== undefined && paths.has(tab.behind);
  return tabs
    .filter((each) => !follows(each))
    .flatMap((each) => [each, ...tabs.filter(({ tab }) => tab.behind === each.tab.path)]);
}

const placedOf = new WeakMap<readonly Room[], Placed>();

/** Two builds whose screens stand at the same places have the same edition. */
function editionOf(entries: Placed["entries"]): string {
  const places = entries.flatMap(({ entry, tabs }) => [entry.area, entry.key, ...tabs.map(({ tab }) => tab.path)]);
  let sum = 7;
  for (const letter of places.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}

function entriesOf(area: Area, rooms: readonly Room[]): Entry[] {
  if (area === "settings") return settingsGroups.map((key) => ({ area, key, room: "shell", label: `settings.${key}` }));
  return rooms.flatMap(({ name, modules = [] }) => modules.map(({ key, label }) => ({ area, key, room: name, label })));
}

export function allScreens(rooms: readonly Room[], words: WordsOf): AllScreens {
  const { edition, entries } = placed(rooms);
  const modules = entries.map(({ entry: { area, key, room, label }, tabs }) => ({
    area,
    key,
    label: words(room, label),
    tabs: tabs.map(({ tab, room: { name } }) => shownTab(tab, words(name, tab.label))),
  }));
  return { edition, modules };
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

/** Which screens this person may open, and what waits for them: by room where it is done, the sum on top. */
export async function openScreens(
  context: Context,
  rooms: readonly Room[],
  counts: Readonly<Record<string, Waiting>> = {},
): Promise<OpenScreens> {
  const { edition, open, places } = await openTo(context, rooms);
  return { of: edition, open, waiting: waitingIn(context, rooms, { places, counts }) };
}

/** What is open to somebody: each screen by its letters, and the modules of the areas they stand in, as `my-data/goal`. */
type Opened = { edition: string; open: string; places: ReadonlySet<string> };

async function openTo(context: Context, rooms: readonly Room[]): Promise<Opened> {
  const { ability, anyOf } = await abilityOf(context);
  const { edition, entries } = placed(rooms);
  const found = openedOf.get(ability);
  if (found?.edition === edition) return found;
  const marks = entries.map(({ tabs }) => tabs.map(({ tab, room }) => isOpen(tab, room, context, anyOf)));
  const within = entries.filter((_, place) => marks[place]!.some(Boolean));
  const places = new Set(within.map(({ entry: { area, key } }) => `${area}/${key}`));
  const made = { edition, open: lettersOf(marks.flat()), places };
  openedOf.set(ability, made);
  return made;
}

/** The first screen this person may open of those whose addresses begin as this one does; null where there is none. */
export async function firstScreenBelow(
  context: Context,
  rooms: readonly Room[],
  pathname: string,
): Promise<string | null> {
  const { anyOf } = await abilityOf(context);
  const below = pathname.endsWith("/") ? pathname : `${pathname}/`;
  for (const { tabs } of placed(rooms).entries)
    for (const { tab, room } of tabs)
      if (tab.path.startsWith(below) && isOpen(tab, room, context, anyOf)) return tab.path;
  return null;
}

async function abilityOf(context: Context) {
  const ability = await context.ability();
  return { ability, anyOf: ability.anyOf.bind(ability) };
}

/** An ability is of one actor, and kept for many requests of theirs. */
const openedOf = new WeakMap<Ability, Opened>();

function waitingIn(
  { actor }: Context,
  rooms: readonly Room[],
  { places, counts }: { places: ReadonlySet<string>; counts: Readonly<Record<string, Waiting>> },
): Record<string, number> {
  const sum = Object.values(counts).reduce((before, { all }) => before + all, 0);
  if (sum === 0) return {};
  // Who administers, and leads nobody, decides about others in the company's lists.
  const areas: readonly Area[] = actor.directManager || actor.skipManager ? ["team", "company"] : ["company", "team"];
  const shown = rooms.flatMap(({ name, modules = [] }) =>
    modules
      .filter(({ showsWaiting }) => showsWaiting)
      .flatMap(({ key }) => {
        const { all, ofTeam } = counts[name] ?? nothing;
        // Where neither is open, all of it stands among their own.
        const others = areas.map((area) => `${area}/${key}`).find((place) => places.has(place));
        const mine = [`my-data/${key}`, others ? all - ofTeam : all] as const;
        return [[`top/${key}`, sum] as const, mine, ...(others ? [[others, ofTeam] as const] : [])];
      }),
  );
  return Object.fromEntries(shown.filter(([place, count]) => count > 0 && places.has(place)));
}

const nothing: Waiting = { all: 0, ofTeam: 0 };

/** The modules with their open screens; never one without. */
export function narrowed({ modules }: AllScreens, open: string): NavigationModule[] {
  let at = 0;
  return modules.flatMap((module) => {
    const tabs = module.tabs.filter(() => isSet(open, at++));
    return tabs.length > 0 ? [{ ...module, tabs }] : [];
  });
}

/** The modules with what waits for the person in them. */
export function waitingAt(
  modules: readonly NavigationModule[],
  waiting: OpenScreens["waiting"],
): readonly NavigationModule[] {
  return modules.map((module) => {
    const count = waiting[`${module.area}/${module.key}`];
    return count ? { ...module, waiting: count } : module;
  });
}

/** Five of them a letter. */
function lettersOf(marks: readonly boolean[]): string {
  let letters = "";
  for (let at = 0; at < marks.length; at += 5)
    letters += marks
      .slice(at, at + 5)
      .reduce((sum, mark, place) => sum + (mark ? 1 << place : 0), 0)
      .toString(32);
  return letters;
}

const isSet = (letters: string, at: number) =>
  ((parseInt(letters[Math.floor(at / 5)] ?? "0", 32) >> (at % 5)) & 1) === 1;

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
