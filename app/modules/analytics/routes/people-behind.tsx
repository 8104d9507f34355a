import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PeopleBehindScreen } from "../components/measures/people-behind-screen.tsx";
import { behindInput, behindPage } from "../queries/people-behind-page.ts";

export const loader = page({ can: mayEver("view", "Analytics"), input: behindInput, load: behindPage });

/** The people behind a number. */
export default function PeopleBehind() {
  return <PeopleBehindScreen page={useLoaderData<typeof loader>()} />;
}
