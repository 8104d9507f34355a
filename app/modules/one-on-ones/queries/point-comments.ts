import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Audience } from "../domain/readers.ts";
import { readersOf } from "../domain/readers.ts";
import { textFacts } from "../data/one-on-one-record.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Who reads a talking point may talk about it beside it; the other one is told. */
export const pointComments: Commentable = {
  kind: "OneOnOneText",
  comment: "OneOnOneComment",
  facts: async (context, id) => {
    const point = await requirePoint(context, id);
    return textFacts(point, point);
  },
  tell: async (context, id) => {
    const point = await requirePoint(context, id);
    const facts = textFacts(point, point);
    return {
      title: point.text,
      link: `${oneOnOnePlaces.meeting(point.seriesId, point.meetingId)}?showTalkingPoint=${id}`,
      concerns: readersOf(facts),
    };
  },
};

type Point = {
  text: string;
  seriesId: string;
  meetingId: string;
  organiserId: string;
  partnerId: string;
  audience: Audience;
  authorId: string;
};

async function requirePoint(context: Context, id: string): Promise<Point> {
  const found = await firstRow<Point>(
    context,
    sql`select p.body as text, p.series_id as "seriesId", coalesce(p.done_in, p.meeting_id) as "meetingId",
      s.organiser_id as "organiserId", s.partner_id as "partnerId", p.audience, p.author_id as "authorId"
      from {one_on_one_point} p join {one_on_one_series} s on s.id = p.series_id where p.id = ${id} and p.deleted_at is null`,
  );
  if (!found) throw notFound("OneOnOneText");
  return found;
}
