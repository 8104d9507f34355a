import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { seriesReadable, textsReadable } from "../data/text-rules-sql.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { otherId } from "./series-list.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

/** One's own series by whom one meets, and talking points by their words, as far as the actor may read them. */
export async function searchOneOnOnes(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const readable = await textsReadable(context, "p");
  const rows = await context.rows<{
    id: string;
    seriesId: string;
    name: string;
    point: string | null;
    meetingId: string | null;
  }>(
    preparedSearch(
      sought,
      sql`select * from (
        select s.id, s.id as "seriesId", o.display_name as name, null::text as point, null::uuid as "meetingId",
          s.archived_at is not null as late, s.created_at as at
          from {one_on_one_series} s join {employee} o on o.id = ${otherId(context)} where
            ${await seriesReadable(context)} and ${holds(sql`o.display_name`, sought)}
        union all
        select p.id, s.id, o.display_name, p.body, coalesce(p.done_in, p.meeting_id), p.done_in is not null, p.created_at
          from {one_on_one_point} p join {one_on_one_series} s on s.id = p.series_id
            join {employee} o on o.id = ${otherId(context)}
         where p.deleted_at is null and ${holds(sql`p.body`, sought)} and (${readable})) found
      order by found.late, found.at desc limit ${limit}`,
    ),
  );
  return rows.map(({ id, seriesId, name, point, meetingId }) => ({
    key: `one-on-ones:${id}`,
    kind: "one-on-one",
    title: point ?? `1:1 · ${name}`,
    subtitle: name,
    link: meetingId ? oneOnOnePlaces.meeting(seriesId, meetingId) : oneOnOnePlaces.series(seriesId),
  }));
}
