import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import type { TagChanged } from "../events.ts";
import { PeopleTag } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

/** A tag there is, held until the transaction ends; refused where it is not as it was read. */
export function holdTag(context: Context, tagId: string, version?: number) {
  const changedBy = ["people.edit-people-tag", "people.archive-people-tag"];
  return holdRecord(context, PeopleTag, { id: tagId }, { version, subject: "PeopleTag", changedBy });
}

/** Refuses a name that another tag in use has. The company's shape must be locked. */
export async function refuseTagTaken(context: Context, name: string, except: string | null): Promise<void> {
  const taken = await context.rows(
    sql`select from {people_tag} where lower(name) = lower(${name}) and archived_at is null
      and id is distinct from ${except}::uuid`,
  );
  if (taken.length > 0)
    throw conflict("people.term-taken", "There is a tag of this name.", { fields: { name: "people.term-taken" } });
}

const writeDown = writesDown<{ "people.tag-changed": TagChanged["payload"] }>("people");

/** The event and the audit entry of one change of a tag, or of who has it. */
export function announceTag(
  context: Context,
  payload: TagChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeDown(context, "people.tag-changed", payload, { action, subject: "PeopleTag", id: payload.tagId, detail });
}
