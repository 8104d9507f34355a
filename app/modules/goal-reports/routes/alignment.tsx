import type { MetaFunction } from "@remix-run/node";
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

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Alignment() {
  return <AlignmentPage screen={useLoaderData<typeof loader>()} />;
}
