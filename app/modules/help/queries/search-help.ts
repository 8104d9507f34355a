import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { helpPlaces } from "../help-places.ts";
import { guideFor } from "./guide-for.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, type Sought } from "#tenancy/text-search.ts";

/** Pages of the guide by their words, found as everything else is. */
export async function searchHelp(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const pages = guideFor(context);
  // What comes near is looked for in titles alone: long texts come near to everything.
  const texts = pages.map(({ title, intro, steps }) => (sought.near ? title : [title, intro, ...steps].join(" ")));
  const found = await context.rows<{ place: number }>(
    sql`select p.place::int as place from unnest(${texts}::text[]) with ordinality as p(text, place)
      where ${holds(sql`p.text`, sought)} order by p.place limit ${limit}`,
  );
  return found.map(({ place }) => {
    const { id, title, intro } = pages[place - 1]!;
    return { key: `help:${id}`, kind: "help", title, subtitle: intro, link: helpPlaces.page(id) };
  });
}
