import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import type { RoomServer } from "./room.ts";

/** How one record is read for rules, and the field by which it is seen at all, where its view goes field by field. */
export type SubjectFacts = {
  facts(context: Context, id: string): Promise<AbilitySubject>;
  field?: string | undefined;
};

/** Whether the actor may see a record; never one of a kind that nothing is known of. */
export async function mayView(
  context: Context,
  subjects: ReadonlyMap<string, SubjectFacts>,
  kind: string,
  id: string,
): Promise<boolean> {
  const subject = subjects.get(kind);
  const facts = subject && (await orNullIfNotFound(subject.facts(context, id)));
  return facts ? (await context.ability()).decide("view", facts, subject.field).allowed : false;
}

/** Kinds of records by their name; what can be explained says most, so it comes last. */
export function subjectsOf(rooms: readonly RoomServer[]): ReadonlyMap<string, SubjectFacts> {
  const kinds = rooms.flatMap(({ commentables = [], attachables = [] }) => [...commentables, ...attachables]);
  return new Map<string, SubjectFacts>([
    ...rooms
      .flatMap(({ seenRecords = [] }) => seenRecords)
      .flatMap(({ kind, facts }) => (facts ? [[kind, { facts }] as const] : [])),
    ...kinds.map(({ kind, facts }) => [kind, { facts }] as const),
    ...rooms
      .flatMap(({ explains = [] }) => explains)
      .map(({ subject, facts, actions }) => {
        const { field } = actions.find(({ action }) => action === "view") ?? {};
        return [subject, { facts, field }] as const;
      }),
  ]);
}
