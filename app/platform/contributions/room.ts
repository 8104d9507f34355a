import type { Actor, Feature } from "#app/platform/context/actor.ts";
import type { RoomAccess } from "./room-access.ts";
import type { RoomData } from "./room-data.ts";
import type { RoomOutside } from "./room-outside.ts";
import type { RoomScreens } from "./room-screens.ts";
import type { RoomTime } from "./room-time.ts";
import type { RoomWork } from "./room-work.ts";

/** On top for everybody, in one of the three areas, or in the settings. */
export type Area = "top" | "my-data" | "team" | "company" | "settings";

/** Whose records a screen of the area Team shows; the same screen stands there once for each. */
export type TeamScope = "direct-reports" | "all-reports" | "view";

/** Entries of the settings that belong together; those of rooms stand in the group they name as their module. */
export type SettingsGroup = "account" | "people" | "access" | "security" | "modules" | "integrations" | "general";

/** Screens that belong together: one entry of the navigation, whose screens are tabs on the page. */
export type Module = {
  /** What tabs call it (`goal`); other rooms may add tabs to it. */
  key: string;
  /** Key in the room's strings. */
  label: string;
  /** Its entry in the area Me shows how much waits for the person in the module's room; on top, how much waits in all. */
  showsWaiting?: true;
};

/** A screen of a room: a tab of a module, or an entry of a group of the settings. */
export type Tab = {
  area: Area;
  /** Key of a module of any room; in the settings, the group. */
  module: string;
  /** Key in the room's strings. */
  label: string;
  path: string;
  /** Other addresses that belong under it, such as those of a single record. */
  also?: readonly string[];
  scope?: TeamScope;
  /** Shown only where the company has the feature on. */
  feature?: Feature;
  /** Shown only where the person could ever do this. */
  can?: { action: string; subject: string };
  /** Shown only to people this is true for; the server checks the same again. */
  when?: (actor: Actor) => boolean;
  /** The path of another room's tab that it stands right behind; left out, it comes after those of the rooms before. */
  behind?: string;
  /** Left out of the navigation under 800 px. */
  desktopOnly?: boolean;
};

/** Something a person often sets out to do: found by typing, anywhere, and begun at an address. */
export type Act = Pick<Tab, "label" | "path" | "feature" | "can" | "when">;

/** A list whose filters stand in its address, so that they can be kept under a name. */
export type SavableList = {
  path: string;
  /** The parameters that are kept, each with what it means when it is left out. Paging and open panels are not among them. */
  parameters: Readonly<Record<string, string>>;
};

/** Facts of a room that browser and server may both know. */
export type Room = {
  name: string;
  /** Key of its strings: what it is called where it has no module. */
  label?: string;
  feature?: Feature;
  modules?: readonly Module[];
  tabs: readonly Tab[];
  /** What the command palette offers to begin. */
  acts?: readonly Act[];
  lists?: readonly SavableList[];
  /** A screen that tells something of any record, opened as `path?about=Goal&record=id` from where the record stands. */
  aboutRecords?: { label: string; path: string; can: { action: string; subject: string } };
};

/** What a room gives to the whole, on the server, by subject. Everything is optional but the name. */
export type RoomServer = { name: string } & RoomAccess & RoomScreens & RoomWork & RoomTime & RoomOutside & RoomData;

/** The rooms whose modules somebody's company has. */
export type OpenRooms = (context: { actor: Pick<Actor, "features"> }) => readonly RoomServer[];
