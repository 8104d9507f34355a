import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { miniProfile } from "../queries/mini-profile.ts";

/** A person at a glance, for the card beside their name. */
export const loader = resource({
  can: signedIn,
  input: z.object({ person: z.uuid() }),
  load: (context, { person }) => miniProfile(context, { employeeId: person }),
});
