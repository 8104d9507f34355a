import type { Context } from "#app/platform/context/context.ts";
import type { ListOffers } from "#app/platform/contributions/list-offer.ts";
import type { ListScope } from "../data/employee-conditions.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { type EmployeePage, employeeList } from "./employee-list.ts";
import { listChoices, type ListChoices } from "./list-choices.ts";
import { peopleByIds, type PersonSummary } from "./people-by-ids.ts";

/** All that a screen with a list of people shows. `manager` is the person it is filtered by. */
export type PeopleScreen = {
  scope: ListScope;
  filters: EmployeeFilters;
  page: EmployeePage;
  choices: ListChoices;
  manager: PersonSummary | null;
  mayLookAhead: boolean;
  mayTag: boolean;
  offers: ListOffers["data"];
};

/** Loads the screen of one scope: what its filters offer, and the page they lead to. */
export function peopleScreen(scope: ListScope) {
  return async (context: Context, filters: EmployeeFilters, offers: ListOffers): Promise<PeopleScreen> => ({
    scope,
    offers: offers.data,
    filters,
    page: await employeeList(context, { scope, filters, among: offers.people }),
    choices: await listChoices(context),
    manager: filters.manager ? ((await peopleByIds(context, [filters.manager])).get(filters.manager) ?? null) : null,
    mayLookAhead: (await context.ability()).anyOf("look-ahead", "OrgChart"),
    mayTag: (await context.ability()).anyOf("edit", "PeopleTags"),
  });
}
