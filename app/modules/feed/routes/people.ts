import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { nameablePeople, nameablePeopleInput } from "../queries/feed-screen.ts";

/** Colleagues to be named in a post, while their name is typed. */
export const loader = resource({
  can: feature("FEED"),
  input: nameablePeopleInput,
  load: async (context, input) => ({ people: await nameablePeople(context, input) }),
});
