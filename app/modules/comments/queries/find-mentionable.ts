import { z } from "zod";
import { isPresent, summaryColumns } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { requireCommented } from "../data/commented-record.ts";
import { whoMaySee } from "../data/who-may-see.ts";
import { ids } from "../domain/ids.ts";
import { containing, sql } from "#tenancy/sql.ts";

/** `role` is what they do in the company. */
export type MentionablePerson = { id: string; name: string; role: string | null };

export const findMentionableInput = z.object({
  about: ids.about,
  record: ids.record,
  text: searchInput("A part of the name; left out, whom it concerns."),
});

/** How many are offered, and of how many it is decided whether they may see the record. */
const offered = 8;
const lookedAt = 24;

/** People who may be named in a comment on a record: who may see it, by a part of their name; those it concerns first. */
export async function findMentionable(
  context: Context,
  { about, record, text }: z.output<typeof findMentionableInput>,
): Promise<MentionablePerson[]> {
  const { commentable, facts } = await requireCommented(context, "comment", { about, record });
  const { concerns } = await commentable.tell(context, record);
  const today = context.today();
  const found = await context.rows<MentionablePerson>(
    sql`select found.id, found.name, found.role from (
      select ${summaryColumns(today)}, e.id = any(${concerns}::uuid[]) as concerned,
        e.display_name ilike ${startingWith(text)} as starts from {employee} e
       where e.display_name ilike ${containing(text)} and e.id <> ${context.actor.employeeId} and
         ${isPresent(sql`e.id`, today)}) found
     order by found.concerned desc, found.starts desc, found.name, found.id limit ${lookedAt}`,
  );
  const seeing = await whoMaySee(
    context,
    facts,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => seeing.has(id)).slice(0, offered);
}

function startingWith(text: string): string {
  return containing(text).slice(1);
}
