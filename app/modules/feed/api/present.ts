import { z } from "zod";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { audiences, visibilityOf } from "../domain/audience.ts";
import { isShippedGif } from "../domain/gifs.ts";
import { ids } from "../domain/ids.ts";
import { postKinds } from "../domain/post.ts";
import { moneyIn } from "../domain/text-pieces.ts";
import type { PostView } from "../queries/post-row.ts";

const act = z.object({
  canPerform: z.boolean().describe("Whether you may do it."),
  reason: z.string().nullable().describe("Why not: `card`, `own-post` or `not-yours`; null where you may."),
});

/** A post as programs get it. */
export const postShape = z
  .object({
    id: recordId.describe("The id of the post."),
    kind: z.enum([...postKinds, "CARD"]).describe("What it is; a CARD the product wrote by itself."),
    audience: z.enum(audiences).describe("Who reads it."),
    visibilityType: z.enum(["GLOBAL", "PRIVATE"]).describe("PRIVATE is read by its author and whom it names alone."),
    author: personShape.nullable().describe("Who wrote it; null for a CARD."),
    body: z.string().describe("What is said, as plain text; people as `@` and their name, hashtags as `#launch`."),
    card: z
      .object({
        type: z.enum(["ANNIVERSARY", "GOAL"]).describe("What it tells of: a work anniversary, or an achieved goal."),
        person: personShape.nullable().describe("Whose anniversary it is."),
        years: z.number().nullable().describe("How many years."),
        goal: z
          .object({ id: recordId.describe("The id of the goal."), title: z.string().describe("The goal's title.") })
          .nullable()
          .describe("Which goal was achieved."),
      })
      .nullable()
      .describe("What a CARD tells of; null for others."),
    mentions: z.array(personShape).describe("The people whom the text names."),
    hashtags: z
      .array(z.object({ id: ids.hashtag, name: z.string().describe("Without the #.") }))
      .describe("The hashtags of the text."),
    media: z
      .array(
        z.object({
          id: z.string().describe("The id of the file, or the name of an animation that ships with the product."),
          type: z.enum(["IMAGE", "GIF"]).describe("Whether it moves."),
          fileName: z.string().describe("What it is called."),
        }),
      )
      .describe("The pictures of the post."),
    macros: z
      .object({
        employees: z.array(recordId).describe("The ids of the people whom the text names."),
        attributes: z
          .object({
            orgTags: z
              .array(z.object({ id: ids.tag, name: z.string().describe("The name of the tag.") }))
              .describe("The tags of the company that it carries."),
            money: z
              .array(
                z.object({
                  minor: z.number().describe("The amount in minor units of its currency."),
                  currency: z.string().describe("The currency, by its ISO code."),
                }),
              )
              .describe("The amounts of money that the text names."),
          })
          .describe("What the text speaks of besides people."),
      })
      .describe("What stands in the text or beside it and is more than words."),
    competency: z
      .object({ id: recordId.describe("The id of the competency."), name: z.string().describe("What it is called.") })
      .nullable()
      .describe("What KUDOS are for, where they name a competency."),
    link: z
      .object({
        url: z.string().describe("The address."),
        title: z.string().describe("What the page calls itself."),
        description: z.string().nullable().describe("What it says of itself."),
      })
      .nullable()
      .describe("What the text links to first, where the company shows previews."),
    reactions: z
      .array(
        z.object({
          kind: z.string().describe("`LIKE`, `LOVE`, `CELEBRATE`, `IDEA` or `APPLAUSE`."),
          count: z.number().describe("How many people said so."),
          mine: z.boolean().describe("Whether you did."),
        }),
      )
      .describe("What people said by a mark."),
    commentsCount: z.number().describe("How many comments it has."),
    postedAt: moment.describe("When it was posted, in UTC."),
    edited: z.boolean().describe("Whether it was reworded since."),
    version: versionShape,
    actions: z
      .object({
        react: act.describe("Whether you may put a mark on it."),
        applaud: act.describe("Whether you may applaud it."),
        edit: act.describe("Whether you may reword it."),
        delete: act.describe("Whether you may delete it."),
        report: act.describe("Whether you may report it to the moderators."),
      })
      .describe("What you may do with it, and why not."),
  })
  .meta({ id: "FeedPost" });

export function presentPost({
  acts,
  pictures,
  card,
  commentCount,
  gif,
  ownGif,
  tags,
  currency,
  ...post
}: PostView): z.input<typeof postShape> {
  const told = ({ may, reason }: { may: boolean; reason: string | null }) => ({ canPerform: may, reason });
  return {
    ...post,
    visibilityType: visibilityOf(post.audience),
    card: card && {
      type: card.type,
      person: card.type === "ANNIVERSARY" ? card.person : null,
      years: card.type === "ANNIVERSARY" ? card.years : null,
      goal: card.type === "GOAL" ? card.goal : null,
    },
    media: [
      ...pictures.flatMap(({ id, kind, fileName }) => (kind === "DOCUMENT" ? [] : [{ id, type: kind, fileName }])),
      ...(ownGif ? [{ id: ownGif.file, type: "GIF" as const, fileName: `${ownGif.name}.webp` }] : []),
      ...(isShippedGif(gif) ? [{ id: gif, type: "GIF" as const, fileName: `${gif}.svg` }] : []),
    ],
    macros: {
      employees: post.mentions.map(({ id }) => id),
      attributes: { orgTags: tags.map(({ id, name }) => ({ id, name })), money: moneyIn(post.body, currency) },
    },
    commentsCount: commentCount,
    actions: {
      react: told(acts.react),
      applaud: told(acts.applaud),
      edit: told(acts.edit),
      delete: told(acts.delete),
      report: told(acts.report),
    },
  };
}
