import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** Every address of the product that nobody serves: said within the frame, from where one goes on. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async () => {
    throw notFound("This address");
  },
});

export default function MissingInside() {
  return null;
}
