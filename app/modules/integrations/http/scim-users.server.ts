import { isKnown } from "#app/platform/http/entity-tag.ts";
import { userSchema } from "../domain/scim-schemas.ts";
import { scimShown, scimVersionOf } from "../domain/scim-shown.ts";
import { removeScimUser, saveScimUser, scimUserOf, scimUsers, type ScimResource } from "../use-cases/scim-people.ts";
import { listOf, sliceOf, wantedOf, type Answered, type Asked, type Works } from "./scim-exchange.server.ts";

export const userWorks: Works = {
  list: async (asked) => {
    const { context, caller, sent, services } = asked;
    const { total, resources } = await scimUsers(context, caller, sliceOf(sent), services);
    const shown = resources.map((resource) => answered(asked, 200, resource).body!);
    return { status: 200, body: listOf(shown, total, sliceOf(sent).start) };
  },
  create: async (asked) => {
    const { context, caller, sent, services } = asked;
    return answered(asked, 201, await saveScimUser(context, caller, { userId: null, body: sent.body }, services));
  },
  read: async (asked) => {
    const { context, caller, sent, services } = asked;
    const found = answered(asked, 200, await scimUserOf(context, caller, sent.id, services));
    return isKnown(found.version!, sent.ifNoneMatch) ? { status: 304, version: found.version! } : found;
  },
  replace: (asked) => saved(asked, false),
  change: (asked) => saved(asked, true),
  remove: async ({ context, caller, sent, services }) => {
    await removeScimUser(context, caller, { userId: sent.id, ifMatch: sent.ifMatch }, services);
    return { status: 204 };
  },
};

async function saved(asked: Asked, patch: boolean): Promise<Answered> {
  const { context, caller, sent, services } = asked;
  const { id: userId, body, ifMatch } = sent;
  return answered(asked, 200, await saveScimUser(context, caller, { userId, body, patch, ifMatch }, services));
}

/** One user, with its entity tag. */
function answered({ sent }: Asked, status: number, resource: ScimResource): Answered {
  const location = `${sent.root}/Users/${resource.id}`;
  const version = scimVersionOf(resource);
  const body = scimShown(resource, { schema: userSchema, location, version, wanted: wantedOf(sent) });
  return { status, body, version, location };
}
