import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findParents, findParentsInput } from "../queries/find-parents.ts";

/** What a goal may align to, while its title is typed. */
export const loader = resource({
  can: feature("GOAL"),
  input: findParentsInput,
  load: async (context, input) => ({ objectives: await findParents(context, input, 12) }),
});
