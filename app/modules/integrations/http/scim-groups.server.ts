import { isKnown } from "#app/platform/http/entity-tag.ts";
import { groupSchema } from "../domain/scim-group.ts";
import { isWanted, scimShown } from "../domain/scim-shown.ts";
import {
  changeScimGroup,
  createScimGroup,
  groupTag,
  removeScimGroup,
  scimGroupOf,
  scimGroups,
  type ScimGroup,
} from "../use-cases/scim-groups.ts";
import { listOf, sliceOf, wantedOf, type Answered, type Asked, type Works } from "./scim-exchange.server.ts";

export const groupWorks: Works = {
  list: async (asked) => {
    const { context, caller, sent, services } = asked;
    const slice = { ...sliceOf(sent), members: isWanted("members", wantedOf(sent)) };
    const { total, groups } = await scimGroups(context, caller, slice, services);
    const shown = groups.map((group) => answered(asked, 200, group).body!);
    return { status: 200, body: listOf(shown, total, slice.start) };
  },
  create: async (asked) => {
    const { context, caller, sent, services } = asked;
    return answered(asked, 201, await createScimGroup(context, caller, sent.body, services));
  },
  read: async (asked) => {
    const { context, caller, sent, services } = asked;
    const found = answered(asked, 200, await scimGroupOf(context, caller, sent.id, services));
    return isKnown(found.version!, sent.ifNoneMatch) ? { status: 304, version: found.version! } : found;
  },
  replace: (asked) => changed(asked, false),
  // Nobody wants to be sent thousands of members again for one who came.
  change: async (asked) => {
    const { version, location } = await changed(asked, true);
    return { status: 204, version: version!, location: location! };
  },
  remove: async ({ context, caller, sent, services }) => {
    await removeScimGroup(context, caller, { groupId: sent.id, ifMatch: sent.ifMatch }, services);
    return { status: 204 };
  },
};

async function changed(asked: Asked, patch: boolean): Promise<Answered> {
  const { context, caller, sent, services } = asked;
  const { id: groupId, body, ifMatch } = sent;
  return answered(asked, 200, await changeScimGroup(context, caller, { groupId, body, patch, ifMatch }, services));
}

/** One group, with its entity tag. */
function answered({ sent }: Asked, status: number, group: ScimGroup): Answered {
  const location = `${sent.root}/Groups/${group.id}`;
  const version = groupTag(group);
  const { id, displayName, externalId, created, lastModified } = group;
  const members = group.members?.map(({ value, display }) => ({
    value,
    ...(display !== null && { display }),
    $ref: `${sent.root}/Users/${value}`,
  }));
  const resource = {
    id,
    displayName,
    ...(externalId !== null && { externalId }),
    ...(members && { members }),
    meta: { resourceType: "Group", created, lastModified },
  };
  const body = scimShown(resource, { schema: groupSchema, location, version, wanted: wantedOf(sent) });
  return { status, body, version, location };
}
