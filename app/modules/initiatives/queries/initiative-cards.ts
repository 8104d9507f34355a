import { visibleTitles } from "#app/modules/goals/index.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativeRightsColumns } from "../data/initiative-rules-sql.ts";
import { orderSql, statusCondition, statusSql } from "./initiative-filters.ts";
import { conditionsOf, type InitiativeListInput } from "./initiative-list.ts";
import { initiativeColumns, listed, type InitiativeRow, type ListedInitiative } from "./initiative-row.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

/** Tasks on a card, and cards at once. */
export const cardSize = 3;
export const mostCards = 60;

/**
 * Tasks that belong together. `id` is a person's or a goal's, null for tasks without a goal; `title` is null where the
 * actor may not see the goal.
 */
export type InitiativeCard = {
  id: string | null;
  title: string | null;
  count: number;
  delayed: number;
  rows: ListedInitiative[];
};
/** One's own tasks lie together by the goal they work on, those of others by who owns them. */
export type InitiativeCards = { by: "GOAL" | "OWNER"; cards: InitiativeCard[]; more: boolean };

type Row = InitiativeRow & { cardId: string | null; cardTitle: string | null; cardCount: number; cardDelayed: number };

/** An overview: each card with its first tasks, most delayed first. Two statements at most. */
export async function initiativeCards(context: Context, input: InitiativeListInput): Promise<InitiativeCards> {
  const by = input.scope === "mine" ? "GOAL" : "OWNER";
  const owned = ownersShown(context, input);
  const shown = allOf([...(await conditionsOf(context, input)), ...statusCondition(input)]);
  const rights = await initiativeRightsColumns(context);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<Row>(
    sql`${prelude},
     shown as (select i.id, ${by === "GOAL" ? sql`i.goal_id` : sql`o.employee_id`} as key, ${statusSql} as status,
         row_number() over (partition by ${by === "GOAL" ? sql`i.goal_id` : sql`o.employee_id`} order by
           ${orderSql[input.sort]}) as place
       from {initiative} i ${owned} where i.deleted_at is null and ${shown}),
     cards as (select key, count(*)::int as count, (count(*) filter (where status = 'DELAYED'))::int as delayed
       from shown group by key order by 3 desc, 2 desc, key limit ${mostCards + 1})
     select ${initiativeColumns}, ${rights}, c.key as "cardId", e.display_name as "cardTitle", c.count as "cardCount",
       c.delayed as "cardDelayed"
       from cards c join shown s on s.key is not distinct from c.key and s.place <= ${cardSize} join {initiative}
         i on i.id = s.id left join {employee} e on e.id = c.key
      order by c.delayed desc, c.count desc, c.key, s.place`,
  );
  const cards = cardsOf(rows, context.today());
  return {
    by,
    cards: by === "GOAL" ? await withGoalTitles(context, cards.slice(0, mostCards)) : cards.slice(0, mostCards),
    more: cards.length > mostCards,
  };
}

/** A task of several owners lies on the card of each whom the list is about. */
function ownersShown(context: Context, { scope, owner }: InitiativeListInput): Sql {
  const joined = sql`join {initiative_person} o on o.initiative_id = i.id and o.owner_type = 'OWNER'`;
  if (scope === "mine") return sql``;
  if (owner) return sql`${joined} and o.employee_id = ${owner}`;
  if (scope === "company") return joined;
  if (scope === "all-reports") return sql`${joined} and o.employee_id in (select employee_id from below)`;
  return sql`${joined} and o.employee_id in (select a.employee_id from {assignment} a
    where a.manager_id = ${context.actor.employeeId} and ${liveReportingLine(context.today())})`;
}

function cardsOf(rows: readonly Row[], today: string): InitiativeCard[] {
  const cards = new Map<string | null, InitiativeCard>();
  for (const { cardId, cardTitle, cardCount, cardDelayed, ...row } of rows) {
    const card = cards.get(cardId) ?? {
      id: cardId,
      title: cardTitle,
      count: cardCount,
      delayed: cardDelayed,
      rows: [],
    };
    card.rows.push(listed(row, today));
    cards.set(cardId, card);
  }
  return [...cards.values()];
}

async function withGoalTitles(context: Context, cards: readonly InitiativeCard[]): Promise<InitiativeCard[]> {
  const titles = await visibleTitles(
    context,
    cards.flatMap(({ id }) => id ?? []),
  );
  return cards.map((card) => ({ ...card, title: card.id === null ? null : (titles.get(card.id) ?? null) }));
}
