import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { searchPeople } from "../queries/search-people.ts";

/** What people pickers offer for a text: `{ people: [{ id, name, role, email }] }`. */
export const loader = resource({
  can: signedIn,
  input: z.object({ text: searchInput() }),
  load: async (context, { text }) => ({ people: await searchPeople(context, text, 12) }),
});
