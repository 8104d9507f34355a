import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { act } from "#app/platform/http/act.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { ids } from "../domain/ids.ts";
import { deleteGif, oneGifInput, restoreGif } from "../use-cases/keep-gifs.ts";

const one = { can: mayEver("moderate", "Feed"), input: oneGifInput, output: z.object({ gifId: ids.gif }) };

export const deleteGifAct = act({
  ...one,
  input: oneGifInput.extend({ version: versionRead }),
  name: "delete-gif",
  method: "DELETE",
  path: "/feed/gifs/:gifId",
  summary: "Takes a GIF from everybody's choice and from the posts that show it. It can be restored for 30 days.",
  run: deleteGif,
});

export const restoreGifAct = act({
  ...one,
  name: "restore-gif",
  method: "POST",
  path: "/feed/gifs/:gifId/restore",
  summary: "Restores a GIF that was deleted; it stands in posts again.",
  run: restoreGif,
});
