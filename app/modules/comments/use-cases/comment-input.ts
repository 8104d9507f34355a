import { z } from "zod";
import { normalized } from "#app/platform/text/normalized.ts";
import { longestComment, mostMentions } from "../domain/comment.ts";

/**
 * A text in which people are named. Lines end as one character, so that what a form sends and what a program sends are the
 * same text; `empty` is the code of the refusal.
 */
export const namingTextInput = (longest: number, empty?: string) =>
  z
    .string(empty ? { error: empty } : {})
    // Beyond this no way of writing its letters is within the bound.
    .max(4 * longest, { abort: true })
    .transform((text) => normalized(text.replaceAll("\r\n", "\n").trim()))
    .pipe(z.string().min(1, empty).max(longest));

export const bodyInput = namingTextInput(longestComment)
  .describe("What is said, as plain text. It names a person as `@` and their name, as `@Asha Rao`.")
  .meta({ example: "@Asha Rao, which customers does this count?" });

export const mentionsInput = z
  .array(z.guid())
  .max(mostMentions)
  .default([])
  .describe("The ids of the employees whom the text names; who is not named in it is left out. They are told of it.");
