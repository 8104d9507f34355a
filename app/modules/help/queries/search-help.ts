import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { helpPlaces } from "../help-places.ts";
import { guideFor } from "./guide-for.ts";
import { allOf, anyOf, sql, type Sql } from "#tenancy/sql.ts";
import { exactly, holds, preparedSearch, wordsOf, type Sought } from "#tenancy/text-search.ts";

/** How much of a word must stand in a page's text for it to be misspelt alone: "pasword", and no other word like it. */
const misspelt = 0.6;
const shortWord = 5;

/** Pages of the guide by their words, found as everything else is. */
export async function searchHelp(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const pages = guideFor(context);
  const titles = pages.map(({ title }) => title);
  const texts = pages.map(({ title, intro, steps }) => [title, intro, ...steps].join(" "));
  // What comes near is looked for in titles; in long texts, which come near to everything, only what is misspelt.
  const found = await context.rows<{ place: number }>(
    preparedSearch(
      sought,
      sql`select p.place::int as place from unnest(${titles}::text[], ${texts}::text[]) with ordinality as p(title, text, place)
      where ${sought.near ? anyOf([holds(sql`p.title`, sought), nearlyHolds(sql`p.text`, sought)]) : holds(sql`p.text`, sought)}
      order by ${holds(sql`p.title`, sought)} desc, p.place limit ${limit}`,
    ),
  );
  return found.map(({ place }) => {
    const { id, title, intro } = pages[place - 1]!;
    return { key: `help:${id}`, kind: "help", title, subtitle: intro, link: helpPlaces.page(id) };
  });
}

/** Each word stands in the text, or is one of it misspelt. */
function nearlyHolds(text: Sql, sought: Sought): Sql {
  return allOf(
    wordsOf(sought.text).map((word) =>
      word.length < shortWord
        ? holds(text, { ...exactly(word), plain: sought.plain })
        : sql`public.word_similarity(public.plain(${word}), public.plain(${text})) >= ${misspelt}::real`,
    ),
  );
}
