import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { TagChanged } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

/** A tag there is, held until the transaction ends. */
export async function holdTag(context: Context, tagId: string): Promise<{ name: string; archived: boolean }> {
  const [tag] = await context.rows<{ name: string; archived: boolean }>(
    sql`select name, archived_at is not null as archived from {people_tag} where id = ${tagId} for update`,
  );
  if (!tag) throw notFound("The tag");
  return tag;
}

/** Refuses a name that another tag in use has. The company's shape must be locked. */
export async function refuseTagTaken(context: Context, name: string, except: string | null): Promise<void> {
  const taken = await context.rows(
    sql`select from {people_tag} where lower(name) = lower(${name}) and archived_at is null and id is distinct from ${except}::uuid`,
  );
  if (taken.length > 0)
    throw conflict("people.term-taken", "There is a tag of this name.", { fields: { name: "people.term-taken" } });
}

/** The event and the audit entry of one change of a tag, or of who has it. */
export async function announceTag(
  context: Context,
  payload: TagChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const changed: TagChanged = { name: "people.tag-changed", payload };
  await recordEvent(context, changed);
  await writeAuditEntry(context, { action, subjectType: "PeopleTag", subjectId: payload.tagId, detail });
}
