import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { peopleScopes } from "../data/reporting-line-sql.ts";
import { searchPeople } from "../queries/search-people.ts";

/** What people pickers offer for a text, of one's own people where they ask so: `{ people: [{ id, name, role, email }] }`. */
export const loader = resource({
  can: signedIn,
  input: z.object({ text: searchInput(), of: z.enum(peopleScopes).catch("company").default("company") }),
  load: async (context, { text, of }) => ({ people: await searchPeople(context, text, 12, of) }),
});
