import { nameTyped, peopleToName } from "#app/modules/comments/index.ts";
import { z } from "zod";
import { countPraiseReceived } from "#app/modules/feedback/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { embed, type AnyEmbed } from "#app/platform/http/embed.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { longestPost } from "../domain/post.ts";
import { feedPlaces } from "../feed-places.ts";
import { feedPage } from "../queries/feed-page.ts";
import { createPost } from "../use-cases/create-post.ts";
import { bodyInput } from "../use-cases/post-input.ts";

const can = feature("FEED");

const person = z.object({ id: recordId, name: z.string() });

/** Praise as widgets get it: plain text, in which those it is for stand by name. */
const praise = z.object({
  id: recordId,
  author: z.string(),
  body: z.string(),
  for: z.array(z.string()),
  postedAt: z.string(),
  reactions: z.number(),
  path: z.string(),
});

/** What praise widgets on other sites show and send. */
export const praiseEmbeds: readonly AnyEmbed[] = [
  embed({
    path: "/praise",
    scope: "praise:read",
    can,
    input: z.object({
      audience: z.enum(["everybody", "team", "me"]).default("everybody"),
      limit: z.coerce.number().int().min(1).max(25).default(5),
    }),
    output: z.object({ praise: z.array(praise) }),
    run: async (context, { audience, limit }) => {
      const { posts } = await feedPage(context, { kind: "KUDOS", from: audience }, limit);
      return {
        praise: posts.map(({ id, author, body, mentions, postedAt, reactions }) => ({
          id,
          author: author?.name ?? "",
          body,
          for: mentions.map(({ name }) => name),
          postedAt,
          reactions: reactions.reduce((sum, { count }) => sum + count, 0),
          path: feedPlaces.post(id),
        })),
      };
    },
  }),
  embed({
    path: "/praise/count",
    scope: "praise:read",
    can,
    input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    output: z.object({ received: z.number(), path: z.string() }),
    run: async (context, { days }) => ({ received: await countPraiseReceived(context, days), path: feedPlaces.feed }),
  }),
  embed({
    path: "/praise/people",
    scope: "praise:write",
    can,
    input: z.object({ text: nameTyped }),
    output: z.object({ people: z.array(person) }),
    run: async (context, { text }) => ({ people: await peopleToName(context, text) }),
  }),
  embed({
    path: "/praise/people/:employeeId",
    scope: "praise:write",
    can,
    input: z.object({ employeeId: recordId }),
    output: z.object({ people: z.array(person) }),
    run: async (context, { employeeId }) => ({ people: [await requirePerson(context, employeeId)] }),
  }),
  embed({
    method: "POST",
    path: "/praise",
    scope: "praise:write",
    can,
    input: z.object({ toId: recordId, body: bodyInput.pipe(z.string().max(longestPost - 200)) }),
    output: z.object({ postId: recordId, path: z.string() }),
    run: async (context, { toId, body }) => {
      const to = await requirePerson(context, toId);
      const { postId } = await createPost(context, {
        body: `@${to.name} ${body}`,
        mentions: [toId],
        kind: "KUDOS",
        audience: "ORGANIZATION",
      });
      return { postId, path: feedPlaces.post(postId) };
    },
  }),
];

async function requirePerson(context: Context, employeeId: string): Promise<{ id: string; name: string }> {
  const found = (await peopleByIds(context, [employeeId])).get(employeeId);
  if (!found) throw notFound("Employee");
  return { id: found.id, name: found.name };
}
