import { z } from "zod";
import { attachmentLimits } from "#app/platform/files/attachments/attachment-limits.ts";
import { feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { moment, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { deletedGifs, findKeptGif, ownGifs } from "../queries/gifs.ts";
import { addGif, addGifInput, oneGifInput } from "../use-cases/keep-gifs.ts";
import { deleteGifAct, restoreGifAct } from "./gif-acts.ts";

const moderators = mayEver("moderate", "Feed");

const gifShape = z
  .object({
    id: recordId.describe("The id of the GIF; a post carries it as `gif`."),
    name: z.string().describe("What it shows; read out where it cannot be seen."),
    file: recordId.describe("The id of the file with its picture."),
    version: versionShape,
  })
  .meta({ id: "FeedGif" });

const keptGifShape = gifShape
  .extend({
    source: z.string().describe("Where it is from, and under which licence."),
    addedBy: z.string().describe("The name of who added it."),
    addedAt: moment.describe("When it was added, in UTC."),
    deleted: z.boolean().describe("Whether it was deleted and can still be restored."),
  })
  .meta({ id: "KeptFeedGif" });

const doneShape = z.object({ gifId: ids.gif });

/** As text, for a body is JSON or text: base 64 of the file. */
const addInput = addGifInput.extend({
  file: z
    .base64({ error: "feed.no-gif" })
    .describe("The bytes of the GIF in base 64; files beyond 700 kB are sent as a text/plain body."),
});

/** The GIFs that a company adds for its posts, over `/api/v1`. */
export const gifEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/feed/gifs",
      can: feature("FEED"),
      summary: "The GIFs of the company that a post may carry, by name.",
      input: pagingInput,
      output: listShape(gifShape),
      run: async (context, paging) => pageOfAll(await ownGifs(context), paging),
    }),
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/feed/deleted-gifs",
      can: moderators,
      summary: "GIFs that were deleted and can be restored.",
      input: pagingInput,
      output: listShape(keptGifShape),
      run: async (context, paging) => pageOfAll(await deletedGifs(context), paging),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/feed/gifs",
    can: moderators,
    summary: "Adds a GIF for everybody to choose from. It is drawn anew, no wider than a post.",
    input: addInput,
    text: { type: "text/plain", field: "file", largest: Math.ceil((attachmentLimits.pictureBytes * 4) / 3) },
    output: doneShape,
    creates: "/feed/gifs/:gifId",
    run: (context, { file, ...said }) => {
      const picture = new File([Uint8Array.from(Buffer.from(file, "base64"))], "sent.gif");
      return addGif(context, { ...said, file: [picture] });
    },
  }),
  endpoint({
    method: "GET",
    path: "/feed/gifs/:gifId",
    can: moderators,
    summary: "One GIF of the company, with where it is from.",
    input: oneGifInput,
    output: keptGifShape,
    run: (context, { gifId }) => findKeptGif(context, gifId),
  }),
  deleteGifAct,
  restoreGifAct,
];
