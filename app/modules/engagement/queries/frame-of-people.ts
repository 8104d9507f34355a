import { isPresent, placesOfPeople, type PlacedPerson } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { isInAudience } from "#app/modules/audiences/index.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import type { Placed } from "../domain/coarsen.ts";
import type { Attribute, Frame, Purpose } from "../domain/survey.ts";
import { limitOf, wasAskedOften } from "./asked-often.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Whom a survey asks, with what can be told of them, from the nearest to the widest. */
export async function framePeople(
  context: Context,
  { audience, attributes, purpose }: Framed,
): Promise<{ people: Placed[]; frame: Frame }> {
  const { people, above, names } = await placesOfPeople(context, await areAsked(context, { audience, purpose }));
  const paths = underOneRoof(people.map((person) => ({ id: person.id, paths: pathsOf(person, attributes, above) })));
  const used = new Set(paths.flatMap(({ paths: each }) => Object.values(each).flat()));
  const known = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => used.has(id)));
  return { people: paths, frame: { attributes: [...attributes], names: known(names), above: known(above) } };
}

/** How many people a survey would ask now. */
export async function countAsked(context: Context, framed: Framed): Promise<number> {
  const row = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {employee} e where ${await areAsked(context, framed)}`,
  );
  return row!.count;
}

type Framed = { audience: AudienceRule; attributes: readonly Attribute[]; purpose?: Purpose };

/** Where the company set a limit, a pulse asks nobody who was asked that often within the month; every other survey asks all it is for. */
async function areAsked(context: Context, { audience, purpose }: Omit<Framed, "attributes">): Promise<Sql> {
  const meant = await isInAudience(context, audience);
  const most = purpose === "PULSE" ? await limitOf(context) : null;
  return most === null ? meant : sql`${meant} and not (${wasAskedOften(context, most)})`;
}

/** People who work here and are not asked: because they were asked often enough, or because the survey is not for them. */
export type NotAsked = { why: "OFTEN" | "OUTSIDE"; people: number; names: string[] };

/** So many of them are named; the rest is a number. */
const namesShown = 8;

export async function peopleNotAsked(context: Context, { audience, purpose }: Framed): Promise<NotAsked[]> {
  const meant = await isInAudience(context, audience);
  const asked = await areAsked(context, { audience, purpose });
  return context.rows<NotAsked>(
    sql`select why, count(*)::int as people, (array_agg(name order by lower(name)))[1:${namesShown}] as names
      from (select e.display_name as name, case when ${meant} then 'OFTEN' else 'OUTSIDE' end as why from {employee} e
        where ${isPresent(sql`e.id`, context.today())} and not (${asked})) left_out
      group by why order by why`,
  );
}

function pathsOf(
  person: PlacedPerson,
  attributes: readonly Attribute[],
  above: Readonly<Record<string, string>>,
): Placed["paths"] {
  const own: Record<Attribute, string | null> = {
    DIVISION: person.unitId,
    TEAM: person.managerId,
    FUNCTION_NAME: person.functionId,
    ROLE_NAME: person.roleId,
    LOCATION: person.locationId,
  };
  return Object.fromEntries(attributes.map((attribute) => [attribute, upwards(own[attribute], above)]));
}

/** Whoever has no unit or no manager is of the one that all others are below, if there is one. */
function underOneRoof(people: Placed[]): Placed[] {
  const roofs = (["DIVISION", "TEAM"] as const).flatMap((attribute) => {
    const tops = new Set(people.flatMap(({ paths }) => paths[attribute]?.at(-1) ?? []));
    return tops.size === 1 ? [[attribute, [...tops]] as const] : [];
  });
  return people.map((person) => {
    const missing = roofs.filter(([attribute]) => person.paths[attribute]?.length === 0);
    return { ...person, paths: { ...person.paths, ...Object.fromEntries(missing) } };
  });
}

/** From an id to the top; no further than a tree can be deep. */
function upwards(from: string | null, above: Readonly<Record<string, string>>): string[] {
  const path: string[] = [];
  for (let at: string | undefined = from ?? undefined; at !== undefined && !path.includes(at); at = above[at])
    path.push(at);
  return path;
}
