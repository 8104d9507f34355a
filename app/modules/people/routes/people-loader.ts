import { redirect } from "@remix-run/node";
import type { Can } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { showsFilters } from "#app/platform/lists/list-filter.ts";
import type { ListScope } from "../domain/list-scope.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { peopleScreen } from "../queries/people-screen.ts";

/** The loader of a list of people, with what other rooms bring to it. */
export function peopleLoader(scope: ListScope, can: Can) {
  return page({
    can,
    input: employeeFilters,
    load: async (context, filters, request, { gatherings }) => {
      const offers = await gatherings.offersToList(context, request.url);
      if (offers.leadsTo) throw redirect(offers.leadsTo);
      const withChoices = showsFilters(new URL(request.url));
      return peopleScreen(scope, gatherings.signals)(context, filters, offers, { request, withChoices });
    },
  });
}
