import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { titleTaken, titleTakenInput } from "../queries/title-taken.ts";

/** Whether a title is free in a time frame, before it is saved. */
export const loader = resource({
  can: feature("GOAL"),
  input: titleTakenInput,
  load: async (context, input) => ({ taken: await titleTaken(context, input) }),
});
