import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordScreen } from "#app/platform/contributions/record-links.ts";
import type { Area, Room, Tab } from "#app/platform/contributions/room.ts";

/** One entry of the navigation as the browser gets it: already allowed, not yet in words. */
export type NavigationEntry = {
  area: Area;
  module: string;
  room: string;
  label: string;
  path: string;
  also?: readonly string[];
  icon: Tab["icon"];
  desktopOnly: boolean;
};

/** The tabs of all rooms this person may use, in the rooms' order, by area. */
export async function navigationFor(context: Context, rooms: readonly Room[]): Promise<NavigationEntry[]> {
  const ability = await context.ability();
  const entries = rooms.flatMap((room) =>
    room.tabs
      .filter((tab) => isOpen(tab, room, context.actor, (action, subject) => ability.anyOf(action, subject)))
      .map((tab) => ({
        area: tab.area,
        module: tab.module,
        room: room.name,
        label: tab.label,
        path: tab.path,
        ...(tab.also ? { also: tab.also } : {}),
        icon: tab.icon,
        desktopOnly: tab.desktopOnly ?? false,
      })),
  );
  return areaOrder.flatMap((area) => entries.filter((entry) => entry.area === area));
}

/** The screens that tell of any record and are open to this person. */
export async function recordScreensFor(context: Context, rooms: readonly Room[]): Promise<RecordScreen[]> {
  const ability = await context.ability();
  return rooms.flatMap(({ name, aboutRecords: screen }) =>
    screen && ability.anyOf(screen.can.action, screen.can.subject)
      ? [{ room: name, label: screen.label, path: screen.path }]
      : [],
  );
}

export const areaOrder: readonly Area[] = ["my-data", "team", "company"];

function isOpen(tab: Tab, room: Room, actor: Actor, anyOf: (action: string, subject: string) => boolean): boolean {
  const feature = tab.feature ?? room.feature;
  if (feature && !actor.features.includes(feature)) return false;
  if (tab.when && !tab.when(actor)) return false;
  return !tab.can || anyOf(tab.can.action, tab.can.subject);
}
