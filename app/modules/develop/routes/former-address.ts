import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { developPlaces } from "../develop-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/develop": developPlaces.competencies,
  "/develop/myTeam": developPlaces.manage("direct-reports"),
  "/settings/competencies": developPlaces.library,
  "/app/company/settings/competencies": developPlaces.library,
  "/settings/level-up": developPlaces.expectations,
  "/analytics/develop": developPlaces.insights,
};

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: z.object({ jobFunctionId: z.string().max(60).optional() }),
  load: async (_context, { jobFunctionId }, { url }) => {
    const { pathname, search } = new URL(url);
    const place = moved[pathname.replace(/\.data$/, "")] ?? `${developPlaces.expectations}/${jobFunctionId ?? ""}`;
    throw redirect(`${place}${search}`, 301);
  },
});
