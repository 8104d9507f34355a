import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cohortChoices, viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PeopleScreen } from "../components/team/people-screen.tsx";
import { cycleOptions, listReviewed, peopleFilters } from "../queries/people-of-reviews.ts";
import { scopeOfPath } from "../review-places.ts";
import {
  changeManager,
  changeManagerInput,
  removeReviewee,
  removeRevieweeInput,
} from "../use-cases/change-reviewees.ts";
import { oneReviewee, shareResult } from "../use-cases/share-results.ts";

const can = feature("REVIEW");
const kinds = ["manage", "calibrated-results", "detail-reports"] as const;
export type PeopleKind = (typeof kinds)[number];

export const loader = page({
  can,
  input: peopleFilters,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    const scope = scopeOfPath(url);
    const kind = kinds.find((one) => new URL(url).pathname.includes(`/${one}`)) ?? "manage";
    const found = await listReviewed(context, scope, input);
    const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
    const choices = { cycles: await cycleOptions(context), cohorts: await cohortChoices(context) };
    return { scope, kind, input, ...found, ...choices, views, runs };
  },
});

export const action = command({
  can,
  intents: {
    share: { input: oneReviewee, run: shareResult },
    "change-manager": { input: changeManagerInput, run: changeManager },
    remove: { input: removeRevieweeInput, run: removeReviewee },
  },
});

export type PeoplePage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function People() {
  return <PeopleScreen page={useLoaderData<typeof loader>()} />;
}
