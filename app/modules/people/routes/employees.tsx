import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { PeopleList } from "../components/list/people-list.tsx";
import { peopleLoader } from "./people-loader.ts";

export const loader = peopleLoader("register", mayEver("browse", "EmployeeRegister"));

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Employees() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
