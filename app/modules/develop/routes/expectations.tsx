import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ExpectationsScreen } from "../components/company/expectations-screen.tsx";
import { expectationsInput, expectationsPage } from "../queries/expectations-page.ts";
import { setExpectation, setExpectationInput } from "../use-cases/set-expectation.ts";

const can = all(feature("COMPETENCY_IDP"), mayEver("edit", "DevelopSettings"));

export const loader = page({ can, input: expectationsInput, load: expectationsPage });

export const action = command({
  can,
  intents: { "set-expectation": { input: setExpectationInput, run: setExpectation } },
});

/** What each grade of a job function asks for. */
export default function Expectations() {
  return <ExpectationsScreen page={useLoaderData<typeof loader>()} />;
}
