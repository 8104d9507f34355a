import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { isPresent, managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { OneOnOneSeries } from "../data/entities.ts";
import { acceptFor } from "../data/reply-record.ts";
import { readSettings } from "../queries/settings.ts";
import { ids } from "../domain/ids.ts";
import { scheduleFrom, type Schedule } from "../domain/schedule.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { relations, type Relation } from "../domain/words.ts";
import { everyWeeksInput, minutesInput, startInput } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";
import { writeMeetings } from "./write-meetings.ts";
import { sql } from "#tenancy/sql.ts";

export const scheduleSeriesInput = z.object({
  partnerId: ids.partner,
  relation: z
    .enum(relations)
    .optional()
    .describe("What the partner is to the caller; read off the reporting line where it is left out."),
  start: startInput,
  minutes: minutesInput,
  everyWeeks: everyWeeksInput,
  inCalendar: tickInput.default(false).describe("Whether invitations are sent to calendars."),
});
export type ScheduleSeriesInput = z.output<typeof scheduleSeriesInput>;
export type ScheduledSeries = { seriesId: string; meetingId: string };

/** Arranges a 1:1, once or again and again, and writes its first meetings down. */
export async function scheduleSeries(context: Context, input: ScheduleSeriesInput): Promise<ScheduledSeries> {
  const me = context.actor.employeeId;
  await requirePartner(context, input.partnerId);
  const schedule = scheduleOf(input, context.actor.timeZone);
  if (momentOf(input.start, context.actor.timeZone) < new Date(context.clock.now().getTime() - 3_600_000))
    throw invalid("one-on-ones.in-past", "It would begin in the past.", { fields: { start: "one-on-ones.in-past" } });
  const seriesId = context.newId();
  context.em.create(OneOnOneSeries, {
    id: seriesId,
    organiserId: me,
    partnerId: input.partnerId,
    relation: input.relation ?? (await relationTo(context, input.partnerId)),
    minutes: input.minutes,
    inCalendar: input.inCalendar,
    ...schedule,
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  const meetingIds = await writeMeetings(context, { id: seriesId, minutes: input.minutes, ...schedule }, 0);
  await acceptFor(context, meetingIds, [me]);
  const [meetingId] = meetingIds;
  await writeDown(
    context,
    "one-on-ones.scheduled",
    { seriesId, meetingId: meetingId!, partnerId: input.partnerId },
    { action: "schedule", subject: "OneOnOneSeries", id: seriesId, detail: { everyWeeks: input.everyWeeks } },
  );
  return { seriesId, meetingId: meetingId! };
}

/** Throws where the actor may not arrange a 1:1 with this person. */
export async function requirePartner(context: Context, partnerId: string): Promise<void> {
  const me = context.actor.employeeId;
  if (partnerId === me)
    throw invalid("one-on-ones.oneself", "Nobody meets themselves.", { fields: { partnerId: "one-on-ones.oneself" } });
  await requirePresent(context, partnerId);
  const above = await managersAbove(context, [me, partnerId]);
  await authorize(context, "meet", {
    kind: "OneOnOnePartner",
    arrangedBy: (await readSettings(context)).arrangedBy,
    managerIds: above.get(partnerId) ?? [],
  });
}

/** As `scheduleSeries`, for a form: what is sent twice is one. */
export function scheduleSeriesOnce(context: Context, input: ScheduleSeriesInput): Promise<ScheduledSeries> {
  const stands = async ({ seriesId }: ScheduledSeries) =>
    (await context.rows(sql`select from {one_on_one_series} where id = ${seriesId}`)).length > 0;
  return onceSent(context, { act: "one-on-ones.schedule", input, stands }, () => scheduleSeries(context, input));
}

function scheduleOf({ start, everyWeeks }: ScheduleSeriesInput, timeZone: string): Schedule {
  const blank = { everyWeeks, timeZone, anchorPosition: 0, anchorOn: "", anchorMinute: 0 };
  return scheduleFrom(blank, 0, momentOf(start, timeZone));
}

async function requirePresent(context: Context, employeeId: string): Promise<void> {
  const found = await firstRow<{ present: boolean }>(
    context,
    sql`select ${isPresent(sql`e.id`, context.today())} as present from {employee} e where e.id = ${employeeId}`,
  );
  if (!found)
    throw invalid("one-on-ones.unknown-person", "There is no such person here.", {
      fields: { partnerId: "one-on-ones.unknown-person" },
    });
  if (!found.present) throw conflict("one-on-ones.left", "This person has left.");
}

/** What somebody is to the actor. */
export const relationTo = (context: Context, partnerId: string): Promise<Relation> =>
  relationBetween(context, context.actor.employeeId, partnerId);

/** Read off today's reporting line: who is directly above or below, who is further away on it, or a peer. */
export async function relationBetween(context: Context, me: string, partnerId: string): Promise<Relation> {
  const above = await managersAbove(context, [me, partnerId]);
  const depth = (id: string) => above.get(id)?.length ?? 0;
  if (above.get(me)?.includes(partnerId)) return depth(me) === depth(partnerId) + 1 ? "MANAGER" : "SKIP_MANAGER";
  if (above.get(partnerId)?.includes(me)) return depth(partnerId) === depth(me) + 1 ? "REPORTEE" : "SKIP_REPORTEE";
  return "PEER";
}
