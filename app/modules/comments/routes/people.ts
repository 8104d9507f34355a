import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findMentionable, findMentionableInput } from "../queries/find-mentionable.ts";

/** People to be named in a comment, while their name is typed. */
export const loader = resource({
  can: signedIn,
  input: findMentionableInput,
  load: async (context, input) => ({ people: await findMentionable(context, input) }),
});
