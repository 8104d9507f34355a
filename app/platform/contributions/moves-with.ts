import type { Context } from "#app/platform/context/context.ts";

/** What becomes of a person in a company: they join, move, are away, are back, leave, or join again. */
export const personMoves = ["HIRE", "MOVE", "LEAVE", "RETURN", "EXIT", "REHIRE"] as const;
export type PersonMove = (typeof personMoves)[number];

/** One of them on a local day; `employeeId` is null for a joiner whom the register does not have yet. */
export type MoveOfPerson = { move: PersonMove; employeeId: string | null; on: string };

/** What a room does about it: a key of the room's strings, whose sentence has `count` as its value. */
export type MoveLine = { label: string; count: number };

/** Records of a kind that go over from one person to others, such as the goals of somebody who leaves. */
export type HandOver = {
  /** As rules call the records: `Goal`. */
  kind: string;
  /** Key of the room's strings for the records as a whole. */
  label: string;
  /** Ids of what is open with somebody, whoever asks. */
  open: (context: Context, employeeId: string) => Promise<readonly string[]>;
  /** What they are called, by id; those that the actor may not read are not there. */
  titles: (context: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The address of the list where whoever got some finds them. */
  place: string;
  /** Of these, which go with a record of another kind unless somebody is named for them: its id, by theirs. */
  goesWith?: { kind: string; of: (context: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, string>> };
  /**
   * Gives records from one to another, whoever the actor is; tells nobody, for that is said of all kinds at once. Answers those
   * that went over. Must bear repetition.
   */
  give: (context: Context, asked: Giving) => Promise<readonly string[]>;
};
export type Giving = { fromId: string; toId: string; ids: readonly string[] };

/** What whoever looks after somebody can begin with them in a room, such as their first goal. */
export type BeginWith = {
  /** Told apart within the room. */
  key: string;
  /** Key of the room's strings for what is done there. */
  label: string;
  /** Where it is begun with this person. */
  href: (employeeId: string) => string;
};

/** What a room does when somebody joins, moves or leaves; `nothing` is said as well, so that none forgets. */
export type MovesWith =
  | "nothing"
  | {
      /** Shown before anybody says yes; lines that count nothing are left out. */
      says: (context: Context, move: MoveOfPerson) => Promise<readonly MoveLine[]>;
      handsOver?: readonly HandOver[];
      begins?: readonly BeginWith[];
    };
export type GatheredMovesWith = Exclude<MovesWith, "nothing"> & { room: string };

export function movesWithOf(rooms: readonly { name: string; movesWith?: MovesWith }[]): GatheredMovesWith[] {
  return rooms.flatMap(({ name: room, movesWith = "nothing" }) =>
    movesWith === "nothing" ? [] : [{ ...movesWith, room }],
  );
}
