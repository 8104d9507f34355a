import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PerformanceScreen } from "../components/performance/performance-screen.tsx";
import { performanceInput, performancePage } from "../queries/performance-page.ts";

export const loader = page({ can: feature("REVIEW"), input: performanceInput, load: performancePage });

/** How somebody's reviews went over the years, and what the one that runs will tell them. */
export default function Performance() {
  return <PerformanceScreen page={useLoaderData<typeof loader>()} />;
}
