import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TimelineScreen } from "../components/timeline/timeline-screen.tsx";
import { pairTimeline, pairTimelineInput } from "../queries/pair-timeline.ts";

export const loader = page({ can: feature("CHECK_IN"), input: pairTimelineInput, load: pairTimeline });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.other.name} · Cairn` : "Cairn" },
];

/** All that was between the reader and one colleague. */
export default function Timeline() {
  return <TimelineScreen timeline={useLoaderData<typeof loader>()} />;
}
