import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { RelationsScreen } from "../components/measures/relations-screen.tsx";
import { relations } from "../queries/relations.ts";

export const loader = page({
  can: mayEver("view", "Analytics"),
  input: z.object({}),
  load: (context) => relations(context),
});

/** Measures of different modules beside each other. */
export default function Relations() {
  return <RelationsScreen page={useLoaderData<typeof loader>()} />;
}
