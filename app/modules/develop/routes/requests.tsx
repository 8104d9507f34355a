import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { RequestsScreen } from "../components/company/requests-screen.tsx";
import { companyRequests, requestListInput } from "../queries/request-list.ts";

export const loader = page({
  can: all(feature("COMPETENCY_IDP"), mayEver("view", "DevelopInsights")),
  input: requestListInput,
  load: companyRequests,
});

export const meta: MetaFunction = () => [{ title: "Cairn" }];

/** Level-ups of the company, for calibration. */
export default function Requests() {
  return <RequestsScreen page={useLoaderData<typeof loader>()} />;
}
