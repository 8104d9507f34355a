import { toldBy } from "#app/platform/company/company-told.ts";
import type { Explainable } from "#app/platform/contributions/explainable.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { factsOf } from "../data/one-on-one-record.ts";
import { seriesReadable } from "../data/text-rules-sql.ts";
import { listMeetings } from "./meeting-list.ts";
import { otherId } from "./series-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Why somebody may open a 1:1, or may not; asked by who meets in it, of anybody. */
export const explainOneOnOne: Explainable = {
  subject: "OneOnOne",
  label: "explain.meeting",
  actions: [
    { key: "view", action: "view", label: "explain.view" },
    { key: "edit", action: "edit", label: "explain.edit" },
  ],
  facts: async (context, id) => {
    const series = await firstRow<{ organiserId: string; partnerId: string }>(
      context,
      sql`select s.organiser_id as "organiserId", s.partner_id as "partnerId" from {one_on_one_meeting} m
        join {one_on_one_series} s on s.id = m.series_id where m.id = ${id} and ${await seriesReadable(context)}`,
    );
    if (!series) throw notFound("OneOnOne");
    return factsOf(series);
  },
  find: async (context, text, limit) => {
    const asked = { text, relation: undefined, page: 1, when: "UPCOMING" as const };
    const { rows } = await listMeetings(context, asked, { limit, offset: 0 });
    return rows.map(({ id, other, startsAt }) => ({ id, name: other.name, detail: dayOf(context, startsAt) }));
  },
  nameOf: async (context, id) => {
    const found = await firstRow<{ name: string; startsAt: string }>(
      context,
      sql`select o.display_name as name, ${instant(sql`m.starts_at`)} as "startsAt" from {one_on_one_meeting} m
        join {one_on_one_series} s on s.id = m.series_id join {employee} o on o.id = ${otherId(context)}
       where m.id = ${id} and ${await seriesReadable(context)}`,
    );
    return found && `1:1 · ${found.name} · ${dayOf(context, found.startsAt)}`;
  },
};

function dayOf({ actor, tenant }: Context, at: string): string {
  return createFormat(actor.language, actor.timeZone, toldBy(tenant)).date(at);
}
