import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { TagsScreen } from "../components/tags-screen.tsx";
import { tagsPage, tagsPageInput } from "../queries/tags-page.ts";
import { addTag, addTagInput } from "../use-cases/add-tag.ts";
import { archiveTag, archiveTagInput } from "../use-cases/archive-tag.ts";
import { deleteTag, oneTagInput } from "../use-cases/delete-tag.ts";
import { editTag, editTagInput } from "../use-cases/edit-tag.ts";
import { restoreTag } from "../use-cases/restore-tag.ts";

const can = mayEver("edit", "Tag");

export const loader = page({
  can,
  input: tagsPageInput,
  load: (context, input, _request, { gatherings }) => tagsPage(context, input, gatherings),
});

export const action = command({
  can,
  intents: {
    "add-tag": { input: addTagInput, run: addTag },
    "edit-tag": { input: editTagInput, run: editTag },
    "archive-tag": { input: archiveTagInput, run: archiveTag },
    "delete-tag": { input: oneTagInput, run: deleteTag },
    "restore-tag": { input: oneTagInput, run: restoreTag },
  },
});

/** The tags this company puts on goals and tasks. */
export default function Tags() {
  return <TagsScreen page={useLoaderData<typeof loader>()} />;
}
