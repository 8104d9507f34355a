import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { PeopleList } from "../components/list/people-list.tsx";
import { peopleLoader } from "./people-loader.ts";

export const loader = peopleLoader("all-reports", signedIn);

export default function AllReports() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
