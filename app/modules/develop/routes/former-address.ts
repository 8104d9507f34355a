import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { developPlaces, teamScopes } from "../develop-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/develop": developPlaces.competencies,
  "/develop/myTeam": developPlaces.manage("direct-reports"),
  "/settings/competencies": developPlaces.library,
  "/app/company/settings/competencies": developPlaces.library,
  "/settings/level-up": developPlaces.expectations,
  "/analytics/develop": developPlaces.insights,
  ...Object.fromEntries(
    teamScopes.map((scope) => [`/app/team/${scope}/develop/embedded-analytics`, `/app/team/${scope}/develop/insights`]),
  ),
};

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: z.object({ jobFunctionId: z.string().max(60).optional() }),
  load: async (context, { jobFunctionId }, { url }) => {
    const { pathname, search } = new URL(url);
    const place = moved[pathname.replace(/\.data$/, "")] ?? `${developPlaces.expectations}/${jobFunctionId ?? ""}`;
    // Whoever leads people and does not see the company's numbers sees those of their people.
    if (place === developPlaces.insights && !(await context.ability()).anyOf("view", "DevelopInsights"))
      if (context.actor.directManager) throw redirect(`/app/team/direct-reports/develop/insights${search}`);
    throw redirect(`${place}${search}`, 301);
  },
});
