import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { StatusScreen } from "../components/status/status-screen.tsx";
import { scopeOfPath } from "../points-places.ts";
import { statusInput, statusPage } from "../queries/status.ts";
import { recordShift, recordShiftInput } from "../use-cases/record-shift.ts";

const can = feature("POINTS");

export const loader = page({
  can,
  input: statusInput.extend({ form: z.enum(["add"]).optional().catch(undefined) }),
  load: async (context, { form = null, ...input }, { url }) => ({
    ...(await statusPage(context, scopeOfPath(url), input)),
    ...{ form, today: context.today() },
  }),
});

export const action = command({ can, intents: { record: { input: recordShiftInput, run: recordShift } } });

/** Who has how many points, and what waits. */
export default function Status() {
  return <StatusScreen page={useLoaderData<typeof loader>()} />;
}
