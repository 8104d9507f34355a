import { redirect } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** An address of before, the same for everybody, leads to one's own profile. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: ({ actor }) => {
    throw redirect(`/app/employee/${actor.employeeId}`);
  },
});
