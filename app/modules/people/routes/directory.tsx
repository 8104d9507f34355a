import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { PeopleList } from "../components/list/people-list.tsx";
import { peopleLoader } from "./people-loader.ts";

export const loader = peopleLoader("directory", signedIn);

export default function Directory() {
  return <PeopleList screen={useLoaderData<typeof loader>()} />;
}
