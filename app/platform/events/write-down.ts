import { auditInsert, type AuditWriter } from "#app/platform/audit/write-audit-entry.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";
import type { EventCatalogue, PayloadOf } from "./catalogue.ts";
import { announcement, eventInsert, type EventWriter } from "./record-event.ts";

/** What the audit log keeps of a change: `action` without the room's name, and never a word that somebody wrote. */
export type WrittenAction = {
  action: string;
  subject: string;
  id: string | null;
  detail?: Record<string, unknown>;
  /** Neither event nor audit entry say who did it, nor by which request: for what is answered without a name. */
  anonymous?: boolean;
};

/** What both are written with: a context, or a unit of work in which nobody is signed in. */
type Writer = EventWriter & AuditWriter;

/**
 * What every change of a room ends with: one of its events with the payload that belongs to it, and the audit entry, sent
 * in one statement; the entry alone where nobody hears the event.
 */
export function writesDown<Catalogue extends EventCatalogue>(room: string, catalogue: Catalogue) {
  return <Name extends keyof Catalogue & string>(
    context: Writer,
    name: Name,
    payload: PayloadOf<Catalogue, Name>,
    written: WrittenAction,
  ): Promise<void> =>
    writeBoth(
      context,
      { name, payload, stays: catalogue[name]!.stays },
      { ...written, action: `${room}.${written.action}` },
    );
}

/** The same for events that are named while running, such as those of kits; `action` is whole. */
export async function writeBoth(
  context: Writer,
  event: { name: string; payload: object; stays?: true | undefined },
  { action, subject, id, detail, anonymous = false }: WrittenAction,
): Promise<void> {
  const entry = { action, subjectType: subject, subjectId: id, ...(detail && { detail }) };
  const { clock, tenant } = context;
  const writer = anonymous
    ? { clock, tenant, actor: { employeeId: null }, requestId: "" }
    : { clock, tenant, actor: context.actor, requestId: context.requestId };
  if (event.stays) return void (await context.rows(prepared(auditInsert(writer, entry))));
  await context.rows(
    prepared(
      sql`with event as (${eventInsert(writer, event)}), entry as (${auditInsert(writer, entry)}) ${announcement(writer)}`,
    ),
  );
}
