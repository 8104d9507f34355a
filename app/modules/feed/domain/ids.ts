import { z } from "zod";

/** What names a post and what belongs to it, as programs send it and are answered it, each described once. */
export const ids = {
  post: z.guid().describe("The id of the post."),
  hashtag: z.guid().describe("The id of the hashtag."),
  comment: z.guid().describe("The id of a comment on the post; left out, it is about the post itself."),
  tag: z.guid().describe("The id of a tag of the company."),
  gif: z.guid().describe("The id of a GIF of the company."),
  report: z.guid().describe("The id of the report."),
};
