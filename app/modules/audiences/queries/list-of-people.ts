import type { Context } from "#app/platform/context/context.ts";
import type { ListOffer } from "#app/platform/contributions/list-offer.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { cohortChoices, peopleOfCohort, type CohortChoices } from "./cohort-in-lists.ts";
import { viewsOfList, type ListViews } from "./views-of-list.ts";

/** What the screen of a list of people shows of saved views and cohorts; `choices` is null where filters are not shown. */
export type ListOfPeople = { views: ListViews | null; choices: CohortChoices | null; cohort: string | null };

/** Saved views of a list of people, and the cohort its address narrows it to. */
export async function listOfPeople(
  context: Context,
  rooms: readonly Room[],
  url: string,
  withChoices: boolean,
): Promise<ListOffer> {
  const cohort = new URL(url).searchParams.get("cohort")?.slice(0, 40) || null;
  const views = await viewsOfList(context, rooms, url);
  const choices = withChoices ? await cohortChoices(context) : null;
  const data: ListOfPeople = { views, cohort, choices };
  return { leadsTo: views?.leadsTo ?? null, people: cohort ? await peopleOfCohort(context, cohort) : null, data };
}
