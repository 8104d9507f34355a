import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativeRightsColumns } from "../data/initiative-rules-sql.ts";
import { initiativeStatuses, type InitiativeStatus } from "../domain/status.ts";
import { orderSql, statusCondition, statusSql } from "./initiative-filters.ts";
import { conditionsOf, type InitiativeListInput } from "./initiative-list.ts";
import { initiativeColumns, listed, type InitiativeRow, type ListedInitiative } from "./initiative-row.ts";
import { allOf, sql } from "#tenancy/sql.ts";

export const boardColumnSize = 20;

export type InitiativeBoard = { status: InitiativeStatus; rows: ListedInitiative[] }[];

/** The first tasks of each status, in the order of the list: one statement for all columns. */
export async function initiativeBoard(
  context: Context,
  input: InitiativeListInput,
  size: number = boardColumnSize,
): Promise<InitiativeBoard> {
  const shown = allOf([...(await conditionsOf(context, input)), ...statusCondition(input)]);
  const rights = await initiativeRightsColumns(context);
  const prelude = initiativePrelude(context);
  const order = orderSql[input.sort];
  const rows = await context.rows<InitiativeRow>(
    sql`${prelude}
     select ${initiativeColumns}, ${rights}
       from (select i.*, row_number() over (partition by ${statusSql} order by ${order}) as place
               from {initiative} i where i.deleted_at is null and ${shown}) i
      where i.place <= ${size} order by ${order}`,
  );
  const tasks = rows.map((row) => listed(row, context.today()));
  return initiativeStatuses.map((status) => ({ status, rows: tasks.filter((task) => task.status === status) }));
}
