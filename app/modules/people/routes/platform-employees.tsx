import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AddEmployeePanel } from "../components/profile-panels/add-employee-panel.tsx";
import { PeopleList } from "../components/list/people-list.tsx";
import { RegisterActions } from "../components/list/register-actions.tsx";
import { employeeFilters } from "../queries/employee-filters.ts";
import { listChoices } from "../queries/list-choices.ts";
import { peopleScreen } from "../queries/people-screen.ts";
import { addEmployee, addEmployeeInput } from "../use-cases/add-employee.ts";
import { tagManyPeople } from "../jobs/many-people.ts";

const can = mayEver("create", "Employee");
const address = "/app/company/settings/platform/employees";

export const loader = page({
  can,
  input: employeeFilters.extend({ add: z.string().optional() }),
  load: async (context, { add, ...filters }, request, { gatherings }) => {
    const offers = await gatherings.offersToList(context, request.url, true);
    if (offers.leadsTo) throw redirect(offers.leadsTo);
    return {
      screen: await peopleScreen("register")(context, filters, offers, { request }),
      adding: add === undefined ? null : await listChoices(context),
      today: context.today(),
    };
  },
});

export const action = command({
  can,
  intents: {
    "add-employee": { input: addEmployeeInput, run: addEmployee },
    "tag-people": tagManyPeople.intent,
  },
});

/** The register as platform admins keep it: people are added here, one by one or from a file. */
export default function PlatformEmployees() {
  const { screen, adding, today } = useLoaderData<typeof loader>();
  return (
    <>
      <PeopleList screen={screen} actions={<RegisterActions address={address} />} tagging />
      {adding ? (
        <AddEmployeePanel choices={adding} fields={screen.page.fields} today={today} closeHref={address} />
      ) : null}
    </>
  );
}
