import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { saysNobody, type AudienceRule } from "../domain/audience.ts";
import { areInAudiences } from "./people-of-audience.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/**
 * What a company has several of, in an order: the first whose audience a person is of is theirs; the company's own, which
 * stands last, is everybody else's.
 */
export type Applied = { readonly isDefault: boolean; readonly audience: AudienceRule };

/** People who live by one and would live by another, or by the same with other content; `among` finds them. */
export type Move<One extends Applied> = { from: One; to: One; people: number; among: Sql };

/** Which of these, by its place, a row of `{employee} e` lives by. */
export async function placeAmong(context: Context, inOrder: readonly Applied[]): Promise<Sql> {
  const meant = await areInAudiences(
    context,
    inOrder.map(({ audience }) => audience),
  );
  const parts = inOrder.flatMap(({ isDefault, audience }, place) =>
    isDefault || saysNobody(audience) ? [] : [sql`when ${meant[place]!} then ${place}::int`],
  );
  if (parts.length === 0) return sql`${inOrder.length - 1}::int`;
  return sql`(case ${sql.join(parts, sql` `)} else ${inOrder.length - 1}::int end)`;
}

/** The moves between two such orders, for previews of who gains and loses. */
export async function movesBetween<One extends Applied>(
  context: Context,
  before: readonly One[],
  after: readonly One[],
): Promise<Move<One>[]> {
  const [was, is] = [await placeAmong(context, before), await placeAmong(context, after)];
  const groups = await context.rows<{ was: number; is: number; people: number }>(
    sql`select m.was, m."is", count(*)::int as people
       from (select ${was} as was, ${is} as "is" from {employee} e where ${isPresent(sql`e.id`, context.today())}) m
         group by 1, 2 order by 1, 2`,
  );
  return groups.map((group) => ({
    from: before[group.was]!,
    to: after[group.is]!,
    people: group.people,
    among: sql`${was} = ${group.was} and ${is} = ${group.is}`,
  }));
}

/** How many people live by each of these today, in their order. */
export async function countByPlace(context: Context, inOrder: readonly Applied[]): Promise<number[]> {
  const rows = await context.rows<{ place: number; people: number }>(
    sql`select place, count(*)::int as people from (select ${await placeAmong(context, inOrder)} as place
      from {employee} e where ${isPresent(sql`e.id`, context.today())}) held group by place`,
  );
  const found = new Map(rows.map(({ place, people }) => [place, people]));
  return inOrder.map((_, place) => found.get(place) ?? 0);
}
