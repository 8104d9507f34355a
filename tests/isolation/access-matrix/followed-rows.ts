import type { z } from "zod";
import { roomServers } from "#app/composition/rooms.server.ts";
import { namedFields } from "#app/platform/http/exact-input.ts";
import type { Expectation, Row } from "./row.ts";

/** Lists that are read by scope or kind, all of which their changes tell of: who may read another one of them is answered too. */
const ofAnother: Readonly<Record<string, readonly string[]>> = {
  "/api/v1/journeys": ["manager", "manager of managers"],
  // Of competencies, which are worded by them.
  "/api/v1/tags/deleted": ["platform admin"],
};

const followed = roomServers.flatMap((room) => room.endpoints ?? []).filter(({ remembers }) => remembers);

/** Who may read a list may follow it, and nobody else. */
export function followedRows(rows: readonly Row[]): Row[] {
  return followed.map(({ path: changes, input }) => {
    const path = `/api/v1${changes.replace(/\/changes$/, "")}`;
    const list = rows.find((row) => row.path === path);
    if (!list?.read) throw new Error(`${path} has no row.`);
    const read: Expectation = (actor, record) =>
      ofAnother[path]?.includes(actor) ? "DONE" : list.read!(actor, list.record ? record : "own");
    return { path: `${path}/changes`, ...recordOf(list, namedFields(input as z.ZodType)), read };
  });
}

/** Which list is followed; filters of the list are none of its changes'. */
function recordOf({ record }: Row, known: readonly string[]): Pick<Row, "record"> {
  if (!record) return {};
  const { query = "", ...others } = record;
  const kept = query.split("&").filter((part) => known.includes(part.split("=")[0]!));
  const named = { ...others, ...(kept.length > 0 && { query: kept.join("&") }) };
  return Object.keys(named).length > 0 ? { record: named } : {};
}
