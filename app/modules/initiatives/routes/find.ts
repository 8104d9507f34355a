import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { findTasks } from "../queries/find-tasks.ts";

/** Tasks that others can be parts of, while their text is typed. */
export const loader = resource({
  can: feature("TASK"),
  input: z.object({
    text: searchInput(),
    may: z.enum(["view", "edit"]).catch("view").default("view"),
    besides: z.uuid().optional().catch(undefined),
  }),
  load: async (context, { text = "", ...asked }) => ({ tasks: await findTasks(context, { text, ...asked }) }),
});
