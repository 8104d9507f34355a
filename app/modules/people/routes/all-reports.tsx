import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PeopleList } from "../components/people-list.tsx";
import { employeeFilters } from "../queries/employee-filters.ts";
import { peopleScreen } from "../queries/people-screen.ts";

export const loader = page({ can: signedIn, input: employeeFilters, load: peopleScreen("all-reports") });

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function AllReports() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
