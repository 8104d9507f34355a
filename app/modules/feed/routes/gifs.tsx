import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { intentsOf } from "#app/platform/http/act.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { deleteGifAct, restoreGifAct } from "../api/gif-acts.ts";
import { GifsScreen } from "../components/moderation/gifs-screen.tsx";
import { gifsScreen } from "../queries/gifs.ts";
import { addGif, addGifInput } from "../use-cases/keep-gifs.ts";

const can = mayEver("moderate", "Feed");

export const loader = page({ can, input: z.object({}), load: gifsScreen });

export const action = command({
  can,
  intents: {
    "add-gif": { input: addGifInput, run: addGif },
    ...intentsOf(deleteGifAct, restoreGifAct),
  },
  upload: attachmentUpload("add-gif"),
});

/** GIFs that the company adds for its posts. */
export default function Gifs() {
  return <GifsScreen screen={useLoaderData<typeof loader>()} />;
}
