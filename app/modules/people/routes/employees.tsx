import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PeopleList } from "../components/people-list.tsx";
import { employeeFilters } from "../queries/employee-filters.ts";
import { peopleScreen } from "../queries/people-screen.ts";

export const loader = page({ can: mayEver("browse", "EmployeeRegister"), input: employeeFilters, load: peopleScreen("register") });

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Employees() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
