import type { EventDeclared } from "#app/platform/events/catalogue.ts";
import type { RoomServer } from "./room.ts";

/** An event that may leave, and the room that announces it. */
export type LeavingEvent = EventDeclared & { room: string };

/** Everything that rooms announce and that may leave the company, by its name. */
export function leavingEventsOf(rooms: readonly RoomServer[]): ReadonlyMap<string, LeavingEvent> {
  return new Map(
    rooms.flatMap(({ name: room, events = {} }) =>
      Object.entries(events).flatMap(([name, event]) => (event.leaves ? [[name, { ...event, room }] as const] : [])),
    ),
  );
}
