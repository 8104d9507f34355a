import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { EmbeddingScreen } from "../components/embedding-screen.tsx";
import { embedKeys } from "../queries/embed-keys.ts";
import { createEmbedKey, createEmbedKeyInput } from "../use-cases/create-embed-key.ts";
import { editEmbedKey, editEmbedKeyInput } from "../use-cases/edit-embed-key.ts";
import { rotateEmbedKey, rotateEmbedKeyInput } from "../use-cases/rotate-embed-key.ts";
import { revokeEmbedKey, revokeEmbedKeyInput } from "../use-cases/revoke-embed-key.ts";

const can = mayEver("edit", "EmbedKey");

export const loader = page({
  can,
  input: z.object({ key: z.string().max(40).optional() }),
  load: async (context, { key }, _request, scope) => ({
    ...(await embedKeys(context)),
    open: key ?? null,
    origin: scope.origin,
  }),
});

export const action = command({
  can,
  intents: {
    create: { input: createEmbedKeyInput, run: createEmbedKey },
    edit: { input: editEmbedKeyInput, run: editEmbedKey },
    rotate: { input: rotateEmbedKeyInput, run: rotateEmbedKey },
    revoke: { input: revokeEmbedKeyInput, run: revokeEmbedKey },
  },
});

/** Which sites show widgets of this company. */
export default function Embedding() {
  return <EmbeddingScreen page={useLoaderData<typeof loader>()} />;
}
