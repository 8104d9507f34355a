import { redirect } from "@remix-run/node";
import { z } from "zod";
import { auditOfPart } from "#app/modules/access/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** What was done about goals, in the audit log; whoever may not read that finds their own, each with its history. */
export const loader = page({
  can: feature("GOAL"),
  input: z.object({}),
  load: async (context) => {
    throw redirect((await auditOfPart(context, "goals")) ?? "/app/my-data/goal/my-goals");
  },
});
