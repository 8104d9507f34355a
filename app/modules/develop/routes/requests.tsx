import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { RequestsScreen } from "../components/company/requests-screen.tsx";
import { approveLevelUpsOfList } from "../jobs/many-level-ups.ts";
import { companyRequests, requestListInput } from "../queries/request-list.ts";

export const loader = page({
  can: all(feature("COMPETENCY_IDP"), mayEver("view", "DevelopInsights")),
  input: requestListInput,
  load: companyRequests,
});

export const action = command({
  can: all(feature("COMPETENCY_IDP"), mayEver("approve", "LevelUp")),
  intents: { "approve-many": approveLevelUpsOfList.intent },
});

/** Level-ups of the company, for calibration. */
export default function Requests() {
  return <RequestsScreen page={useLoaderData<typeof loader>()} />;
}
