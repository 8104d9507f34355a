import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { teamColours } from "../domain/teams.ts";
import { peopleTags } from "../queries/people-tags.ts";
import { addPeopleTag, addPeopleTagInput } from "../use-cases/add-people-tag.ts";
import { archivePeopleTag, archivePeopleTagInput } from "../use-cases/archive-people-tag.ts";
import { editPeopleTag, editPeopleTagInput } from "../use-cases/edit-people-tag.ts";
import { tagPeople, tagPeopleInput } from "../use-cases/tag-people.ts";

const can = mayEver("edit", "PeopleTags");
const tagId = z.object({ tagId: ids.tag });
const tag = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    color: z.enum(teamColours).describe("The colour it is shown in."),
    archived: z.boolean().describe("Whether it is out of use: kept where it stands, offered nowhere."),
    version: versionShape,
    people: z.number().describe("How many people have it today."),
  })
  .meta({ id: "PeopleTag" });

/** Words a company puts on people: read by everybody, given by platform admins. */
export const tagEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/people-tags",
      can: signedIn,
      summary: "All tags of people, with how many have each.",
      input: pagingInput,
      output: listShape(tag),
      run: async (context, input) => pageOfAll(await peopleTags(context), input),
    }),
    { summary: "Tags of people by when they changed, oldest first, and those that are gone: to follow them." },
  ),
  endpoint({
    method: "GET",
    path: "/people-tags/:tagId",
    can: signedIn,
    summary: "One tag of people, with how many have it.",
    input: z.object({ tagId: ids.tag }),
    output: tag,
    run: async (context, { tagId: id }) => oneOf(await peopleTags(context), id, "Tag"),
  }),
  endpoint({
    method: "POST",
    path: "/people-tags",
    can,
    summary: "Adds a tag.",
    input: addPeopleTagInput,
    output: tagId,
    creates: "/people-tags/:tagId",
    run: addPeopleTag,
  }),
  endpoint({
    method: "PUT",
    path: "/people-tags/:tagId",
    can,
    summary: "Gives a tag its name and colour.",
    input: editPeopleTagInput,
    output: tagId,
    run: editPeopleTag,
  }),
  endpoint({
    method: "PUT",
    path: "/people-tags/:tagId/archived",
    can,
    summary: "Takes a tag out of use, or back into it.",
    input: archivePeopleTagInput,
    output: tagId,
    run: archivePeopleTag,
  }),
  endpoint({
    method: "POST",
    path: "/people-tags/:tagId/people",
    can,
    summary: "People are given the tag, or with has=false lose it: all of them or none.",
    input: tagPeopleInput,
    output: tagId.extend({ changed: z.number().describe("How many people were changed.") }),
    run: tagPeople,
  }),
];
