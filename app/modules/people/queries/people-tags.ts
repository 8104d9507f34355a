import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import type { PeopleTag } from "../domain/people-tags.ts";
import { sql } from "#tenancy/sql.ts";

/** `people` have it and are with the company today. */
export type CountedTag = PeopleTag & { version: number; archived: boolean; people: number };

/** All tags of people: those in use by name, then the archived ones. */
export async function peopleTags(context: Context): Promise<CountedTag[]> {
  await authorize(context, "view", { kind: "PeopleTags" });
  return context.rows<CountedTag>(
    sql`select g.id, g.name, g.color, g.version, g.archived_at is not null as archived,
            (select count(*)::int from {people_tag_person} p where p.tag_id = g.id
              and ${isPresent(sql`p.employee_id`, context.today())}) as people
       from {people_tag} g order by g.archived_at is not null, lower(g.name), g.id`,
  );
}
