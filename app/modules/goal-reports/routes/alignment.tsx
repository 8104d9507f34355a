import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { AlignmentPage } from "../components/alignment/alignment-page.tsx";
import { alignmentScreen, alignmentScreenInput } from "../queries/alignment-screen.ts";

export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "GoalInsights")),
  input: alignmentScreenInput,
  load: alignmentScreen,
});

export default function Alignment() {
  return <AlignmentPage screen={useLoaderData<typeof loader>()} />;
}
