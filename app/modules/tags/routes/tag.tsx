import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOfTag } from "#app/modules/people/index.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TagScreen } from "../components/tag-screen.tsx";
import { tagPage, tagPageInput } from "../queries/tag-page.ts";

/** A tag of people leads to the list of people; any other one to the records that have it. */
export const loader = page({
  can: signedIn,
  input: tagPageInput,
  load: async (context, input, _request, { gatherings }) => {
    const people = await listOfTag(context, input.tagId);
    if (people) throw redirect(people);
    return tagPage(context, input, gatherings);
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.tag.name} · Cairn` : "Cairn" }];

export default function Tag() {
  return <TagScreen page={useLoaderData<typeof loader>()} />;
}
