import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { seriesReadable } from "../data/text-rules-sql.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { sql } from "#tenancy/sql.ts";

/** One's 1:1 with a colleague: the series there is, else the drawer that arranges one. Nobody's with somebody else. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({ employeeId: z.uuid().optional().catch(undefined) }),
  load: async (context, { employeeId }) => {
    if (!employeeId) throw redirect(oneOnOnePlaces.active);
    const found = await firstRow<{ id: string }>(
      context,
      sql`select s.id from {one_on_one_series} s where ${await seriesReadable(context)} and s.archived_at is null
        and (s.organiser_id = ${employeeId} or s.partner_id = ${employeeId}) order by s.created_at desc limit 1`,
    );
    throw redirect(found ? oneOnOnePlaces.series(found.id) : oneOnOnePlaces.schedule(employeeId));
  },
});
