import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { ListOffers } from "#app/platform/contributions/list-offer.ts";
import type { LoadedSignal } from "#app/platform/contributions/signal.ts";
import { hiddenColumns } from "#app/platform/lists/hidden-columns.ts";
import { initiallyHidden } from "../domain/initially-hidden.ts";
import { isTeamScope, type ListScope } from "../domain/list-scope.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { type EmployeePage, employeeList } from "./employee-list.ts";
import { listChoices, type ListChoices } from "./list-choices.ts";
import { withoutHidden } from "./shown-columns.ts";
import { peopleByIds, type PersonSummary } from "./people-by-ids.ts";

/** All that a screen with a list of people shows. `manager` is the person it is filtered by. */
export type PeopleScreen = {
  scope: ListScope;
  filters: EmployeeFilters;
  page: EmployeePage;
  /** What the filters offer; null where they are not shown. */
  choices: FilterChoices | null;
  manager: PersonSummary | null;
  /** Ids of columns that are left out, and are not in the rows. */
  hidden: string[];
  mayLookAhead: boolean;
  mayTag: boolean;
  offers: ListOffers["data"];
  /** What the rooms tell of those one leads; none in other lists. */
  signals: LoadedSignal[];
};

/** Without the roles, which no filter offers. */
type FilterChoices = Omit<ListChoices, "roles">;

/** Loads the screen of one scope: what its filters offer, and the page they lead to. */
export function peopleScreen(scope: ListScope, signalsOf?: Gatherings["signals"]) {
  return async (
    context: Context,
    filters: EmployeeFilters,
    offers: ListOffers,
    { request, withChoices = true }: { request: Request; withChoices?: boolean },
  ): Promise<PeopleScreen> => {
    const found = await employeeList(context, { scope, filters, among: offers.people });
    const hidden = hiddenColumns(request, scope, initiallyHidden(scope, found.fields));
    const page = { ...found, rows: withoutHidden(found.rows, hidden) };
    const led = isTeamScope(scope) ? page.rows.map(({ id }) => id) : [];
    const signals = led.length > 0 ? ((await signalsOf?.(context, led)) ?? []) : [];
    const parts = await around(context, filters, withChoices);
    return { ...parts, scope, filters, page, hidden, offers: offers.data, signals };
  };
}

async function around(
  context: Context,
  filters: EmployeeFilters,
  withChoices: boolean,
): Promise<Pick<PeopleScreen, "choices" | "manager" | "mayLookAhead" | "mayTag">> {
  return {
    choices: withChoices ? await filterChoices(context) : null,
    manager: filters.manager ? ((await peopleByIds(context, [filters.manager])).get(filters.manager) ?? null) : null,
    mayLookAhead: (await context.ability()).anyOf("look-ahead", "OrgChart"),
    mayTag: (await context.ability()).anyOf("edit", "PeopleTags"),
  };
}

async function filterChoices(context: Context): Promise<FilterChoices> {
  const { roles: _, ...choices } = await listChoices(context);
  return choices;
}
