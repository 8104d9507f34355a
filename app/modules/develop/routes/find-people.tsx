import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { FindScreen } from "../components/mine/find-screen.tsx";
import { findPeople, findPeopleInput } from "../queries/find-people.ts";

export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: findPeopleInput,
  load: findPeople,
});

/** Who can do something, of those who let colleagues find them. */
export default function FindPeople() {
  return <FindScreen page={useLoaderData<typeof loader>()} />;
}
