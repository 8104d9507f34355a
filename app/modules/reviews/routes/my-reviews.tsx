import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { MyReviewsScreen } from "../components/mine/my-reviews-screen.tsx";
import { myReviews, myReviewsInput } from "../queries/my-reviews.ts";
import {
  inviteExternal,
  inviteExternalInput,
  oneExternal,
  sendLinkAgain,
  withdrawExternal,
} from "../use-cases/invite-external.ts";
import {
  approveNominations,
  approveNominationsInput,
  refuseNomination,
  refuseNominationInput,
} from "../use-cases/approve-nominations.ts";
import {
  acceptNomination,
  declineInput,
  declineNomination,
  nominate,
  nominateInput,
  oneNomination,
  withdrawNomination,
} from "../use-cases/nominate.ts";

const can = feature("REVIEW");

export const loader = page({ can, input: myReviewsInput, load: myReviews });

export const action = command({
  can,
  intents: {
    nominate: { input: nominateInput, run: nominate },
    approve: { input: approveNominationsInput, run: approveNominations },
    refuse: { input: refuseNominationInput, run: refuseNomination },
    accept: { input: oneNomination, run: acceptNomination },
    decline: { input: declineInput, run: declineNomination },
    withdraw: { input: oneNomination, run: withdrawNomination },
    "invite-external": { input: inviteExternalInput, run: inviteExternal },
    "send-link": { input: oneExternal, run: sendLinkAgain },
    "withdraw-external": { input: oneExternal, run: withdrawExternal },
  },
});

export default function MyReviews() {
  return <MyReviewsScreen page={useLoaderData<typeof loader>()} />;
}
