import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RoomServer } from "./room.ts";

/** How one record is read for rules, and the field by which it is seen at all, where its view goes field by field. */
export type SubjectFacts = {
  facts(context: Context, id: string): Promise<AbilitySubject>;
  field?: string | undefined;
};

/** Kinds of records by their name; what can be explained says most, so it comes last. */
export function subjectsOf(rooms: readonly RoomServer[]): ReadonlyMap<string, SubjectFacts> {
  const kinds = rooms.flatMap(({ commentables = [], attachables = [] }) => [...commentables, ...attachables]);
  return new Map<string, SubjectFacts>([
    ...kinds.map(({ kind, facts }) => [kind, { facts }] as const),
    ...rooms
      .flatMap(({ explains = [] }) => explains)
      .map(({ subject, facts, actions }) => {
        const { field } = actions.find(({ action }) => action === "view") ?? {};
        return [subject, { facts, field }] as const;
      }),
  ]);
}
