import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { keptTags, keptTagsInput } from "../queries/kept-tags.ts";
import { addTag, addTagInput } from "../use-cases/add-tag.ts";
import { archiveTag, archiveTagInput } from "../use-cases/archive-tag.ts";
import { editTag, editTagInput } from "../use-cases/edit-tag.ts";
import { keptTagShape, oneTag } from "./present.ts";

const can = mayEver("edit", "Tag");

/** Tags of goals and of tasks: read by everybody who has the module, made by its administrators. */
export const tagEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET", path: "/tags", can: mayEver("view", "Tag"), summary: "The tags of a kind, archived ones last, with on how many records each stands.",
    input: keptTagsInput, output: z.object({ tags: z.array(keptTagShape) }), run: async (context, input) => ({ tags: await keptTags(context, input) }),
  }),
  endpoint({ method: "POST", path: "/tags", can, summary: "Adds a tag, below another one where parentId is given.", input: addTagInput, output: oneTag, run: addTag }),
  endpoint({ method: "PUT", path: "/tags/:tagId", can, summary: "Words a tag otherwise, wherever it stands.", input: editTagInput, output: oneTag, run: editTag }),
  endpoint({ method: "PUT", path: "/tags/:tagId/archived", can, summary: "Takes a tag out of use, or back into it.", input: archiveTagInput, output: oneTag, run: archiveTag }),
];
