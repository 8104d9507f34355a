import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { reviewPlaces } from "../review-places.ts";

const id = z.guid().optional().catch(undefined);

/** A plan is changed on the page of its result; without one, the list of plans says whose there are. */
export const loader = page({
  can: feature("REVIEW"),
  input: z.object({ reviewId: id, employeeId: id }),
  load: (_, { reviewId, employeeId }) => {
    const there = reviewId && employeeId;
    throw redirect(
      there ? reviewPlaces.plan(reviewId, employeeId) : reviewPlaces.screen("direct-reports", "action-plans"),
    );
  },
});
