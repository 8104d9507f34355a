import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { PeopleList } from "../components/list/people-list.tsx";
import { peopleLoader } from "./people-loader.ts";

export const loader = peopleLoader("register", mayEver("browse", "EmployeeRegister"));

export default function Employees() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
