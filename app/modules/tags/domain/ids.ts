import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  parent: id("The id of the tag it stands under; null at the top."),
  tag: id("The id of the tag."),
};
