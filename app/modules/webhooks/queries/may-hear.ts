import type { LeavingEvent } from "#app/platform/contributions/leaving-events.ts";
import { mayView, type SubjectFacts } from "#app/platform/contributions/subject-facts.ts";
import type { Context } from "#app/platform/context/context.ts";

type Payload = Readonly<Record<string, unknown>>;
type Subjects = ReadonlyMap<string, SubjectFacts>;

/**
 * What the actor may hear of an event: its payload, without ids of other records they may not view; null where the event is
 * about something that is not theirs to read. Where nothing is known of a record, nothing is told.
 */
export async function heardBy(
  context: Context,
  { concerns, payload: shape }: Pick<LeavingEvent, "concerns" | "payload">,
  sent: Payload,
  subjects: Subjects,
): Promise<Payload | null> {
  if (!concerns) return null;
  // Only what the room declares leaves, whatever else was recorded with it.
  const read = shape.safeParse(sent);
  if (!read.success) return null;
  const payload = read.data as Payload;
  if ("right" in concerns)
    return (await context.ability()).anyOf(concerns.right[0], concerns.right[1]) ? payload : null;
  const kind = "record" in concerns ? concerns.record : String(payload[concerns.recordIn] ?? "");
  const sees = (of: string, id: unknown) => typeof id === "string" && mayView(context, subjects, of, id);
  if (!(await sees(kind, payload[concerns.by]))) return null;
  const others = "record" in concerns ? Object.entries(concerns.also ?? {}) : [];
  const narrowed = new Map(Object.entries(payload));
  for (const [field, other] of others) {
    const visible: unknown[] = [];
    for (const id of asList(payload[field])) if (await sees(other, id)) visible.push(id);
    narrowed.set(field, visible);
  }
  return Object.fromEntries(narrowed);
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
