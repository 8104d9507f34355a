import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { seriesReadable, textsReadable } from "./text-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Meetings and talking points that notices name. */
export const seenOneOnOnes: readonly SeenRecord[] = [
  {
    kind: "OneOnOne",
    isSeen: async (context, id) => sql`exists (select from {one_on_one_meeting} m
      join {one_on_one_series} s on s.id = m.series_id where m.id = ${id} and (${await seriesReadable(context)}))`,
  },
  {
    kind: "OneOnOneText",
    isSeen: async (context, id) => sql`exists (select from {one_on_one_point} p
      join {one_on_one_series} s on s.id = p.series_id
      where p.id = ${id} and p.deleted_at is null and (${await textsReadable(context, "p")}))`,
  },
];
