import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { FairnessScreen } from "../components/moderation/fairness-screen.tsx";
import { fairnessScreen } from "../queries/moderation.ts";

export const loader = page({ can: mayEver("moderate", "Feed"), input: z.object({}), load: fairnessScreen });

export default function Fairness() {
  return <FairnessScreen screen={useLoaderData<typeof loader>()} />;
}
