import { redirect } from "@remix-run/node";
import { z } from "zod";
import { auditOfPart } from "#app/modules/access/index.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { seriesReadable } from "../data/text-rules-sql.ts";
import { oneOnOnePlaces, settingsPlaces } from "../one-on-one-places.ts";
import { sql } from "#tenancy/sql.ts";

const companyInsights = "/app/company/oneOnOne/insights";
const moved: Readonly<Record<string, string>> = {
  "/oneOnOne": oneOnOnePlaces.active,
  "/oneOnOne/timeline": oneOnOnePlaces.past,
  "/oneOnOne/audit": oneOnOnePlaces.past,
  "/oneOnOne/insights": companyInsights,
  "/analytics/oneOnOne": companyInsights,
  "/settings/checkIn/questions": settingsPlaces["question_library"]!,
  "/settings/checkIn/templates": settingsPlaces["templates"]!,
  "/settings/checkIn/preferences": settingsPlaces["my_preferences"]!,
  // Where people say which calendar reads their 1:1s.
  "/settings/checkIn/calendar": "/app/my-data/my-settings/calendar",
};

/** Addresses of before lead to their screens, with what was asked of them; one of a meeting to who may read it. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({
    instanceId: z.uuid().optional(),
    masterId: z.uuid().optional(),
    templateId: z.uuid().optional(),
  }),
  load: async (context, { instanceId, templateId }, { url }) => {
    const { pathname, search } = new URL(url);
    if (templateId) throw redirect(`${oneOnOnePlaces.settings}?activeTabId=templates&template=${templateId}`, 301);
    const path = pathname.replace(/\.data$/, "");
    const audit = path === "/oneOnOne/audit" ? await auditOfPart(context, "one-on-ones") : null;
    if (audit) throw redirect(audit);
    // Whoever leads people and does not see the company's numbers sees those of their people.
    if (moved[path] === companyInsights && !(await context.ability()).anyOf("view", "OneOnOneInsights"))
      if (context.actor.directManager) throw redirect(`/app/team/direct-reports/oneOnOne/insights${search}`);
    const place = moved[path];
    if (place) throw redirect(place.includes("?") ? place : `${place}${search}`, 301);
    const found = await firstRow<{ seriesId: string }>(
      context,
      sql`select s.id as "seriesId" from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
        where m.id = ${instanceId ?? null}::uuid and ${await seriesReadable(context)}`,
    );
    if (!found) throw notFound("OneOnOne");
    throw redirect(`${oneOnOnePlaces.meeting(found.seriesId, instanceId!)}${search}`, 301);
  },
});
