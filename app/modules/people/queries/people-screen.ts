import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { ListOffers } from "#app/platform/contributions/list-offer.ts";
import type { LoadedSignal } from "#app/platform/contributions/signal.ts";
import { isTeamScope, type ListScope } from "../domain/list-scope.ts";
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
  /** What the rooms tell of those one leads; none in other lists. */
  signals: LoadedSignal[];
};

/** Loads the screen of one scope: what its filters offer, and the page they lead to. */
export function peopleScreen(scope: ListScope, signalsOf?: Gatherings["signals"]) {
  return async (context: Context, filters: EmployeeFilters, offers: ListOffers): Promise<PeopleScreen> => {
    const page = await employeeList(context, { scope, filters, among: offers.people });
    const led = isTeamScope(scope) ? page.rows.map(({ id }) => id) : [];
    const signals = (await signalsOf?.(context, led)) ?? [];
    return { ...(await around(context, filters)), scope, filters, page, offers: offers.data, signals };
  };
}

async function around(
  context: Context,
  filters: EmployeeFilters,
): Promise<Pick<PeopleScreen, "choices" | "manager" | "mayLookAhead" | "mayTag">> {
  return {
    choices: await listChoices(context),
    manager: filters.manager ? ((await peopleByIds(context, [filters.manager])).get(filters.manager) ?? null) : null,
    mayLookAhead: (await context.ability()).anyOf("look-ahead", "OrgChart"),
    mayTag: (await context.ability()).anyOf("edit", "PeopleTags"),
  };
}
