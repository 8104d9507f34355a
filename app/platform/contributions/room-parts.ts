import type { IconProps } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { HomeCardRegistry } from "./home-card.ts";
import type { ListPart } from "./list-offer.ts";
import type { PanelRegistry } from "./panel.ts";
import type { RecordSection } from "./record-section.ts";

/** Drawn in the colour and size of the words beside it: an icon of @tabler/icons-react. */
export type ModuleIcon = ComponentType<IconProps>;

/** What a room shows on screens that know no room by name. Everything is optional but the name. */
export type RoomParts = {
  name: string;
  /** By key of the room's modules: what they are known by in the navigation. */
  icons?: Readonly<Record<string, ModuleIcon>>;
  /** Panels an address may open (`?panelStack=OBJECTIVE:<id>`), each loaded when first shown. */
  panels?: PanelRegistry;
  /** What shows the room's cards of the home page, by the name of the card. */
  homeCards?: HomeCardRegistry;
  /** What the room shows in the panels of others' records. */
  sections?: readonly RecordSection[];
  /** What the room brings to lists of rooms that may not name it. */
  listPart?: Omit<ListPart, "room">;
};

/** Everything of all rooms. */
export type GatheredParts = {
  icons: Readonly<Record<string, ModuleIcon>>;
  panels: PanelRegistry;
  homeCards: HomeCardRegistry;
  sections: readonly RecordSection[];
  listParts: readonly ListPart[];
};

/** Two rooms that give a thing the same name are a fault of the build, and told at its start. */
export function gatherParts(rooms: readonly RoomParts[]): GatheredParts {
  return {
    icons: named(rooms, "icons"),
    panels: named(rooms, "panels"),
    homeCards: named(rooms, "homeCards"),
    sections: rooms.flatMap(({ sections = [] }) => sections),
    listParts: rooms.flatMap(({ name, listPart }) => (listPart ? [{ ...listPart, room: name }] : [])),
  };
}

function named<Key extends "icons" | "panels" | "homeCards">(
  rooms: readonly RoomParts[],
  key: Key,
): NonNullable<RoomParts[Key]> {
  const all = new Map<string, unknown>();
  for (const room of rooms)
    for (const [name, part] of Object.entries(room[key] ?? {})) {
      if (all.has(name)) throw new Error(`Two rooms give ${key} of the name ${name}; one is ${room.name}.`);
      all.set(name, part);
    }
  return Object.fromEntries(all) as NonNullable<RoomParts[Key]>;
}
