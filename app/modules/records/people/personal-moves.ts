import { z } from "zod";
import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { noticeKinds, type NoticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { named, namedInput, type Named } from "../domain/named-by.ts";
import { stateOf, type FieldShape, type FieldValues } from "../domain/record-fields.ts";
import { actOf, type Move } from "../kinds/state/field.ts";
import type { KeptValues } from "../fields/stored-kind.ts";
import type { KeptRecords } from "./kept-records.ts";
import type { PersonalRow } from "./personal-reads.ts";
import type { personalWrites } from "./personal-writes.ts";
import { sql } from "#tenancy/sql.ts";

const longestReason = 1000;

type Parts<Shape extends FieldShape> = Pick<ReturnType<typeof personalWrites>, "writes"> & {
  find(context: Context, id: string): Promise<(FieldValues<Shape> & PersonalRow) | null>;
};

/** What is sent to move a record: which move, why, and on what was read. */
export type MoveAsked<Id extends string> = Named<Id> & {
  move: string;
  reason?: string | undefined;
  version?: number | undefined;
};

/** Moves of records from state to state: the right, the state it is in, the reason, history, event, audit and notices. */
export function personalMoves<Shape extends FieldShape, Id extends string>(
  { id: idName, fields, called }: KeptRecords<Shape, Id>,
  { writes, find }: Parts<Shape>,
) {
  const { room } = fields;
  const { name: stateName, field } = stateOf(fields) ?? { name: "state", field: { moves: {} } };
  const moves: Readonly<Record<string, Move>> = field.moves;

  /** Moves one; 403 where the actor may not, 409 where it does not stand in a state that the move begins at. */
  async function move(context: Context, asked: MoveAsked<Id>): Promise<Named<Id>> {
    const { reason, version } = asked;
    const id = asked[idName];
    const way = moves[asked.move]!;
    let from = "";
    await writes.change(context, {
      where: { id, deletedAt: null },
      may: actOf(asked.move, way),
      version,
      changedBy: [`${room}.save`, `${room}.move`],
      ...(reason && { reason }),
      change(record) {
        from = String((record as KeptValues)[stateName]);
        if (!way.from.includes(from))
          throw conflict("platform.moved-meanwhile", `It is ${from}, which this does not begin at.`);
        Object.assign(record, { [stateName]: way.to, updatedAt: context.clock.now() });
      },
      tells: () => ({
        event: `${room}.moved`,
        payload: { [idName]: id, move: asked.move, from, to: way.to },
        action: "move",
        detail: { move: asked.move, from, to: way.to },
      }),
    });
    return named(idName, id);
  }

  /** Who hears of a move, but whoever made it. */
  async function noticesOf(context: Context, { payload, actorId }: RecordedEvent, addressOf: (id: string) => string) {
    const [id, name] = [String(payload[idName]), String(payload["move"])];
    const tells = moves[name]?.tells ?? [];
    if (tells.length === 0) return [];
    const record = await find(context, id);
    // Deleted since: there is nothing to tell of.
    if (!record) return [];
    const hearers = new Set([
      ...(tells.includes("OWNER") ? [record.owner.id] : []),
      ...(tells.includes("MANAGER") ? await managersOf(context, record.owner.id) : []),
    ]);
    return [...hearers]
      .filter((hearer) => hearer !== actorId)
      .map((recipientId): Notice => ({
        ...{ recipientId, room, kind: name, link: addressOf(id) },
        params: { title: called(record), owner: record.owner.name },
      }));
  }

  return {
    /** What is sent to move one. */
    moveInput: moveInputOf(idName, moves),
    move,
    /** For the room's `noticeKinds`: each move that tells somebody, in the words `notifications.<move>`. */
    noticeKinds: noticesDeclared(moves),
    /** For the room's `notices`. */
    notices: (addressOf: (id: string) => string) => ({
      [`${room}.moved`]: (context: Context, event: RecordedEvent) => noticesOf(context, event, addressOf),
    }),
  };
}

/** Whom somebody reports to. */
async function managersOf(context: Context, employeeId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select a.manager_id as id from {assignment} a
      where a.employee_id = ${employeeId} and ${liveReportingLine(context.today())}`,
  );
  return rows.map(({ id }) => id);
}

function noticesDeclared(moves: Readonly<Record<string, Move>>): NoticeKinds {
  const told = Object.entries(moves).flatMap(([name, { tells = [] }]) =>
    tells.length > 0 ? [[name, {}] as const] : [],
  );
  return noticeKinds({ mail: Object.fromEntries(told) });
}

function moveInputOf<Id extends string>(idName: Id, moves: Readonly<Record<string, Move>>) {
  return namedInput(idName, "The id of the record.")
    .extend({
      move: z.enum(Object.keys(moves)).describe("Which move."),
      reason: textInput({ most: longestReason, tooLong: "platform.field-too-long" })
        .optional()
        .describe("Why; it stands in the history."),
      version: versionRead,
    })
    .superRefine((sent, refinement) => {
      const { move, reason } = sent as { move: string; reason?: string };
      if (moves[move]?.reason === "REQUIRED" && !reason)
        refinement.addIssue({ code: "custom", message: "platform.field-needed", path: ["reason"] });
    });
}
