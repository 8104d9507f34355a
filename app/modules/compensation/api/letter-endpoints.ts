import { z } from "zod";
import type { Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { letterFile } from "../queries/letter-file.ts";
import { lettersToHandOut } from "../queries/letters-to-hand-out.ts";
import { myRewards } from "../queries/my-rewards.ts";
import {
  acknowledgeLetter,
  acknowledgeLetterInput,
  releaseLetters,
  releaseLettersInput,
} from "../use-cases/letters.ts";
import { amount, count } from "./shapes.ts";

const ownShape = z.object({
  id: ids.letter,
  cycle: z.string().describe("The name of the cycle it comes from."),
  releasedAt: z.string().describe("Since when it may be read."),
  acknowledgedAt: z.string().nullable().describe("When it was acknowledged; null where it is not yet."),
  effectiveOn: z.string().describe("From when the pay holds, as `2026-04-01`."),
  currency: z.string().describe("The code of the currency."),
  before: amount("What they had"),
  after: amount("What they get"),
  newTitle: z.string().nullable().describe("The new title of who is promoted; else null."),
});
const waitingShape = z.object({
  id: ids.letter,
  cycleId: ids.cycle,
  cycle: z.string().describe("What the cycle is called."),
  name: z.string().describe("Whose letter it is. What it says is theirs alone to read."),
});
const letters = "/me/compensation-letters";

/** Letters about pay over `/api/v1`: one's own, and handing out those of one's people. */
export const letterEndpoints = ({ own, plans }: { own: Can; plans: Can }): readonly AnyEndpoint[] => [
  ...ownLetters(own),
  ...handingOut(plans),
];

const ownLetters = (own: Can): readonly AnyEndpoint[] => [
  ...withChanges(
    endpoint({
      method: "GET",
      path: letters,
      can: own,
      summary: "The caller's own letters about pay that were released, the newest first.",
      input: pagingInput,
      output: listShape(ownShape),
      run: async (context, paging) => pageOfAll((await myRewards(context)).letters, paging),
    }),
  ),
  endpoint({
    method: "GET",
    path: `${letters}/:letterId/file`,
    can: own,
    summary: "One of the caller's own letters as a PDF with the company's proof, in base 64.",
    input: z.object({ letterId: ids.letter }),
    output: z.object({
      title: z.string().describe("What the letter is called."),
      base64: z.string().describe("The bytes of the PDF in base 64."),
    }),
    run: async (context, { letterId }, _gatherings, { config }) => {
      const { bytes, title } = await letterFile(context, letterId, new URL("/verify", config.publicUrl).href);
      return { title, base64: Buffer.from(bytes).toString("base64") };
    },
  }),
  endpoint({
    method: "POST",
    path: `${letters}/:letterId/acknowledge`,
    can: own,
    summary: "Says that the caller has read one of their own letters, once.",
    input: acknowledgeLetterInput,
    output: z.object({ letterId: ids.letter }),
    run: acknowledgeLetter,
  }),
];

const handingOut = (plans: Can): readonly AnyEndpoint[] => [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/compensation-letters",
      can: plans,
      summary: "Letters that the caller hands out and has not yet: whose they are, and nothing of what they say.",
      input: pagingInput,
      output: listShape(waitingShape),
      run: async (context, paging) =>
        pageOfAll(
          (await lettersToHandOut(context)).flatMap(({ cycleId, cycle, people }) =>
            people.map(({ letterId: id, name }) => ({ id, cycleId, cycle, name })),
          ),
          paging,
        ),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/compensation-cycles/:cycleId/letters/release",
    can: plans,
    summary: "Hands out letters of the caller's people; administrators of compensation hand out any.",
    input: releaseLettersInput,
    output: z.object({ released: count("How many letters were released.") }),
    run: releaseLetters,
  }),
];
