import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { notesAllowing } from "../data/note-facts.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

/** Notes the actor may see, by the name of the person; never by their words. */
export async function searchNotes(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const rows = await context.rows<{ id: string; name: string; on: string }>(
    preparedSearch(
      sought,
      sql`select n.id, e.display_name as name, n.occurred_on::text as on from {disciplinary_note} n
      join {employee} e on e.id = n.employee_id where ${holds(sql`e.display_name`, sought)}
        and (${await notesAllowing(context, "view")}) order by n.created_at desc, n.id limit ${limit}`,
    ),
  );
  const language = asLanguage(context.actor.language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  return rows.map(({ id, name, on }) => ({
    key: `disciplinary:${id}`,
    kind: "disciplinary",
    title: name,
    subtitle: format.date(on),
    link: disciplinaryPlaces.note(id),
  }));
}
