import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ShareScreen } from "../components/team/share-screen.tsx";
import { sharePage, sharePageInput } from "../queries/share-page.ts";
import { whoIsSharedWith } from "../queries/who-is-shared-with.ts";
import { reviewPlaces } from "../review-places.ts";
import { retryShare, retryShareInput, shareMany, shareManyInput, type AskedShare } from "../use-cases/share-many.ts";

const can = all(feature("REVIEW"), mayEver("run", "ReviewCycle"));
const afterwards = { redirectTo: ({ cycleId }: AskedShare) => reviewPlaces.share(cycleId) };

export const loader = page({ can, input: sharePageInput, load: sharePage });

export const action = command({
  can,
  intents: {
    "preview-share": { input: shareManyInput, run: whoIsSharedWith },
    "share-many": { input: shareManyInput, run: shareMany, ...afterwards },
    "retry-share": { input: retryShareInput, run: retryShare, ...afterwards },
  },
});

export default function ShareResults() {
  return <ShareScreen page={useLoaderData<typeof loader>()} />;
}
