import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireMeeting, textFacts } from "../data/one-on-one-record.ts";
import type { Audience } from "../domain/readers.ts";
import { ids } from "../domain/ids.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const arrangePointsInput = oneMeeting.extend({
  order: z
    .union([z.array(ids.point), z.string().transform((text) => text.split(",").filter(Boolean))])
    .pipe(z.array(z.guid()).min(1).max(200))
    .describe("The ids of the open talking points as they should stand, first to last."),
});

/**
 * The open points stand in another order. Places change hands among them alone, so what the actor cannot read stays put;
 * who words one meanwhile is not disturbed.
 */
export async function arrangePoints(
  context: Context,
  { meetingId, order }: z.output<typeof arrangePointsInput>,
): Promise<{ meetingId: string }> {
  const { series } = await requireMeeting(context, "edit", meetingId);
  const points = await context.rows<{ id: string; place: number; audience: Audience; authorId: string }>(
    sql`select id, place, audience, author_id as "authorId" from {one_on_one_point}
      where series_id = ${series.id} and deleted_at is null and id = any(${order}::uuid[]) order by place, id`,
  );
  if (points.length !== new Set(order).size) throw notFound("OneOnOneText");
  for (const point of points) await authorize(context, "arrange", textFacts(series, point));
  const places = points.map(({ place }) => place);
  await context.rows(
    sql`update {one_on_one_point} p set place = w.place
      from jsonb_to_recordset(${JSON.stringify(order.map((id, index) => ({ id, place: places[index] })))}::jsonb) as w
        (id uuid, place int) where p.id = w.id and p.place <> w.place`,
  );
  await tellBoth(context, series, `one-on-one:${series.id}`);
  await writeDown(
    context,
    "one-on-ones.point-changed",
    { meetingId, pointId: order[0]!, change: "ARRANGED" },
    { action: "arrange-points", subject: "OneOnOne", id: meetingId },
  );
  return { meetingId };
}
