import { z } from "zod";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { ids } from "../domain/ids.ts";
import { nominationDialog } from "../queries/nomination-dialog.ts";
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
import { act, can, count, doneNomination } from "./act.ts";
import { nominationsShape, presentNominations } from "./present-nominations.ts";

/** Who reviews somebody besides those the cycle names, over `/api/v1`: peers, and people outside the company. */
export const reviewerEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/review-cycles/:cycleId/nominations/:employeeId",
    can,
    summary: "Who is nominated about somebody, who could be, by pool, and who outside the company is asked.",
    input: z.object({ cycleId: ids.cycle, employeeId: ids.employee }),
    output: nominationsShape,
    run: async (context, input) => presentNominations(await nominationDialog(context, input)),
  }),
  act("/review-nominations", "Nominates peers for somebody.", {
    input: nominateInput,
    output: z.object({ nominated: count("How many were nominated.") }),
    run: nominate,
  }),
  act("/review-nominations/approve", "Approves peers who were nominated: they are asked from now on.", {
    input: approveNominationsInput,
    output: z.object({ approved: count("How many were approved; what waits no longer is left as it is.") }),
    run: approveNominations,
  }),
  act(
    "/review-nominations/:nominationId/refuse",
    "Does not approve a peer, with a reason for who nominated them; with somebody else in their place if one is named.",
    { input: refuseNominationInput, output: doneNomination, run: refuseNomination },
  ),
  act("/review-nominations/:nominationId/accept", "Accepts a nomination of the caller.", {
    input: oneNomination,
    output: doneNomination,
    run: acceptNomination,
  }),
  act("/review-nominations/:nominationId/decline", "Declines a nomination of the caller, with a reason.", {
    input: declineInput,
    output: doneNomination,
    run: declineNomination,
  }),
  act("/review-nominations/:nominationId/withdraw", "Takes a nomination back.", {
    input: oneNomination,
    output: doneNomination,
    run: withdrawNomination,
  }),
  endpoint({
    method: "POST",
    path: "/review-externals",
    can,
    summary: "Asks somebody outside the company about a person: they get a link by mail, and need no account.",
    input: inviteExternalInput,
    output: oneExternal,
    run: (context, input, _, { letters }) => inviteExternal(context, input, letters),
  }),
  endpoint({
    method: "POST",
    path: "/review-externals/:externalId/send-link",
    can,
    summary: "Sends another link; the one that was sent before opens nothing from now on.",
    input: oneExternal,
    output: oneExternal,
    run: (context, input, _, { letters }) => sendLinkAgain(context, input, letters),
  }),
  act(
    "/review-externals/:externalId/withdraw",
    "No longer asks somebody outside the company: their link opens nothing.",
    { input: oneExternal, output: oneExternal, run: withdrawExternal },
  ),
];
