import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PeopleTagsScreen } from "../components/people-tags/people-tags-screen.tsx";
import { peopleTags } from "../queries/people-tags.ts";
import { addPeopleTag, addPeopleTagInput } from "../use-cases/add-people-tag.ts";
import { archivePeopleTag, archivePeopleTagInput } from "../use-cases/archive-people-tag.ts";
import { editPeopleTag, editPeopleTagInput } from "../use-cases/edit-people-tag.ts";

const can = mayEver("edit", "PeopleTags");
const asked = z.object({ add: z.string().optional(), edit: z.uuid().optional().catch(undefined) });

export const loader = page({
  can,
  input: asked,
  load: async (context, { add, edit }) => ({
    tags: await peopleTags(context),
    adding: add !== undefined,
    editing: edit ?? null,
  }),
});

export const action = command({
  can,
  intents: {
    "add-people-tag": { input: addPeopleTagInput, run: addPeopleTag },
    "edit-people-tag": { input: editPeopleTagInput, run: editPeopleTag },
    "archive-people-tag": { input: archivePeopleTagInput, run: archivePeopleTag },
  },
});

/** The words this company puts on people. */
export default function PeopleTags() {
  return <PeopleTagsScreen {...useLoaderData<typeof loader>()} />;
}
