import { redirect } from "@remix-run/node";
import { z } from "zod";
import { auditOfPart } from "#app/modules/access/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { formerPlaces, reviewPlaces, stepOfFormer } from "../review-places.ts";

/** Where addresses of old lead; what was asked of them stays. */
export const loader = page({
  can: feature("REVIEW"),
  input: z.object({ formId: z.guid().optional(), step: z.string().max(60).optional() }),
  load: async (context, { formId, step }, { url }) => {
    const { pathname, search } = new URL(url);
    const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
    const audit = path === "/review/audit" ? await auditOfPart(context, "reviews") : null;
    if (audit) throw redirect(audit);
    // Whoever runs no cycles finds what was done in their own reviews.
    if (path === "/review/audit" && !(await context.ability()).anyOf("view", "ReviewCycle"))
      throw redirect(reviewPlaces.table("PAST_REVIEWS"));
    const to = formId ? reviewPlaces.wizard(formId, stepOfFormer(step)) : (formerPlaces[path] ?? reviewPlaces.mine);
    throw redirect(to.includes("?") ? to : `${to}${search}`, 301);
  },
});
