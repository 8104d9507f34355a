import type { Context } from "#app/platform/context/context.ts";
import type { Blank, RowsOfPerson, RowsThatMention } from "#tenancy/forget-person.ts";

/** Why something about a person who is erased stays; each has its words in the strings of `identity`. */
export const keptBecause = ["work", "others", "numbers", "paper", "audit"] as const;
export type KeptBecause = (typeof keptBecause)[number];

/**
 * What becomes of rows that have to do with a person when that person is erased, in the order in which it is done: `delete`
 * takes the rows, `blank` what they say, `keep` leaves them and says why, `own` is done by the room. Done again, it does no
 * harm.
 */
export type ForgetsPerson =
  | (RowsOfPerson & ({ act: "delete" } | { act: "blank"; columns: Columns } | { act: "keep"; why: KeptBecause }))
  | (RowsThatMention & { act: "delete" })
  | (Pick<RowsOfPerson, "table" | "person"> & {
      act: "own";
      count(context: Context, employeeId: string): Promise<number>;
      /** Takes some of the rows, and answers how many; called until there are none. */
      run(context: Context, employeeId: string): Promise<number>;
    });
type Columns = Readonly<Record<string, Blank>>;
type More = Pick<RowsOfPerson, "by" | "only" | "except" | "isList">;

/** What a room does about each of its columns that names a person; `nothing` is said as well, so that none forgets. */
export type RoomForgetsPerson =
  | "nothing"
  | {
      steps: readonly ForgetsPerson[];
      /** Why nobody may be erased yet: codes of the room's refusals; none where the room has no objection. */
      objects?: (context: Context, employeeId: string) => Promise<readonly string[]>;
    };
export type GatheredForgetsPerson = Exclude<RoomForgetsPerson, "nothing"> & { room: string };

/** The rows go; `person` may be several columns of the table. */
export function deletes(table: string, person: string | readonly string[], more: More = {}): ForgetsPerson[] {
  return [person].flat().map((column) => ({ act: "delete", table, person: column, ...more }));
}

/** The rows stay, and what the columns say goes. */
export function blanks(
  table: string,
  person: string | readonly string[],
  columns: Columns,
  more: More = {},
): ForgetsPerson[] {
  return [person].flat().map((column) => ({ act: "blank", table, person: column, columns, ...more }));
}

/** The rows stay as they are: they name somebody who is called an erased person from then on. */
export function keeps(
  why: KeptBecause,
  table: string,
  person: string | readonly string[],
  more: More = {},
): ForgetsPerson[] {
  return [person].flat().map((column) => ({ act: "keep", why, table, person: column, ...more }));
}

/** Rows go that tell of the person within a text or JSON, such as a line of a file. */
export function deletesMentions(table: string, mentions: string, only?: RowsThatMention["only"]): ForgetsPerson {
  return { act: "delete", table, mentions, ...(only && { only }) };
}

export function forgetsPersonOf(
  rooms: readonly { name: string; forgetsPerson?: RoomForgetsPerson }[],
): GatheredForgetsPerson[] {
  return rooms.flatMap(({ name: room, forgetsPerson = "nothing" }) =>
    forgetsPerson === "nothing" ? [] : [{ ...forgetsPerson, room }],
  );
}
