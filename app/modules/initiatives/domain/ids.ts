import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  goal: id("The id of the goal it works on."),
  initiative: id("The id of the task."),
  parent: id("The id of the task it is a part of; null where it is none."),
};
