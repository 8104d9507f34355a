import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { SignedScreen } from "../components/result/signed-screen.tsx";
import { signedPage } from "../queries/signed-page.ts";

/** After a result was answered: what was recorded, and the file that proves it. */
export const loader = page({
  can: feature("REVIEW"),
  input: z.object({ revieweeId: z.guid() }),
  load: (context, { revieweeId }) => signedPage(context, revieweeId),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.cycle} · Cairn` : "Cairn" }];

export default function Signed() {
  return <SignedScreen page={useLoaderData<typeof loader>()} />;
}
