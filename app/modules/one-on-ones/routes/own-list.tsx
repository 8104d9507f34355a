import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { OwnListScreen } from "../components/list/own-list-screen.tsx";
import { archiveSeriesOfList } from "../jobs/many-series.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { ownListInput, ownListPage } from "../queries/own-lists.ts";
import { archiveSeries, archiveSeriesInput } from "../use-cases/archive-series.ts";
import { scheduleSeriesInput, scheduleSeriesOnce } from "../use-cases/schedule-series.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: ownListInput,
  load: (context, input, { url }) => {
    const { pathname } = new URL(url);
    // As the address was called of old; the archived ones have one of their own.
    if (input.oneOnOneType === "ARCHIVED" && pathname.startsWith(oneOnOnePlaces.active))
      throw redirect(oneOnOnePlaces.archived, 301);
    return ownListPage(context, input, pathname);
  },
});

export const action = command({
  can: feature("CHECK_IN"),
  intents: {
    schedule: {
      input: scheduleSeriesInput,
      run: scheduleSeriesOnce,
      redirectTo: ({ seriesId, meetingId }) => oneOnOnePlaces.meeting(seriesId, meetingId),
    },
    "archive-series": { input: archiveSeriesInput, run: archiveSeries },
    "archive-many-series": archiveSeriesOfList.intent,
  },
});

export default function OwnList() {
  return <OwnListScreen page={useLoaderData<typeof loader>()} />;
}
