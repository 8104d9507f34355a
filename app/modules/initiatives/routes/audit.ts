import { redirect } from "@remix-run/node";
import { z } from "zod";
import { auditOfPart } from "#app/modules/access/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { initiativePlaces } from "../initiative-places.ts";

/** What was done about tasks, in the audit log; whoever may not read that finds their own, each with its history. */
export const loader = page({
  can: feature("TASK"),
  input: z.object({}),
  load: async (context) => {
    throw redirect((await auditOfPart(context, "initiatives")) ?? initiativePlaces.mine);
  },
});
