import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Something a person owes, by when. */
export type Obligation = {
  key: string;
  room: string;
  /** Key in the room's strings, with its values. */
  label: string;
  params: Record<string, string | number>;
  link: string;
  /** Local date. */
  dueOn: string | null;
  /** What is done about it, where it stands. */
  act?: ObligationAct;
};

/** A way to where it is done, or a command that does it; labels are keys of the room's strings. */
export type ObligationAct =
  | { label: string; href: string }
  | { label: string; action: string; intent: string; fields: Record<string, string>; said: string; undo: string };

/** What waits for the actor in one room: one condition for the number and for the list. */
export type Owed = {
  /** `from … where …` of what waits. */
  open: Sql;
  /** Whether one of them is about others whom one leads, and done in their area; where it is left out, all are one's own. */
  ofTeam?: Sql;
  /** One of them as jsonb. */
  row: Sql;
  /** Soonest first. */
  orderBy: Sql;
  /** The obligation of a row as `row` gave it. */
  read: (row: never) => Obligation;
};

/** How much waits in a room, and how much of that is about others whom one leads. */
export type Waiting = { all: number; ofTeam: number };

type OwedInRoom = { room: string; owed: Owed };

const shownAtMost = 50;

/** How much waits in each room, by its name: one statement at most whatever the rooms, asked with every page. */
export async function countOwed(context: Context, rooms: readonly OwedInRoom[]): Promise<Record<string, Waiting>> {
  return askAll(
    context,
    rooms,
    ({ open, ofTeam = sql`false` }) =>
      sql`select jsonb_build_object('all', count(*), 'ofTeam', count(*) filter (where ${ofTeam})) ${open}`,
  );
}

/** What waits in all rooms, soonest first, fifty a room: one statement at most whatever the rooms. */
export async function listOwed(context: Context, rooms: readonly OwedInRoom[]): Promise<Obligation[]> {
  const rows = await askAll<never[]>(
    context,
    rooms,
    ({ open, row, orderBy }) =>
      sql`select coalesce(jsonb_agg(found), '[]') from (select ${row} as found ${open} order by ${orderBy} limit
        ${shownAtMost}) listed`,
  );
  return rooms
    .flatMap(({ room, owed }) => (rows[room] ?? []).map((row) => owed.read(row)))
    .sort((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"));
}

async function askAll<Answer>(
  context: Context,
  rooms: readonly OwedInRoom[],
  question: (owed: Owed) => Sql,
): Promise<Record<string, Answer>> {
  const answers = await context.answers(rooms.map(({ owed }) => question(owed)));
  return Object.fromEntries(rooms.map(({ room }, place) => [room, answers[place] as Answer]));
}
