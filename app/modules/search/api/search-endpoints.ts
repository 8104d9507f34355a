import { z } from "zod";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { searchInput } from "#app/platform/http/paging.ts";

const hitShape = z
  .object({
    id: z.string().describe("Tells one result from all others; it names the part of the product, then the record."),
    kind: z.string().describe("What it is, for example person, goal, initiative, post or feedback."),
    title: z.string().describe("The record in a few words."),
    detail: z.string().describe("What tells it from others of the same name; may be empty."),
    link: z.string().describe("Its page, as a path."),
  })
  .meta({ id: "SearchResult" });

const input = z.object({
  text: searchInput("Words looked for, in any order, two letters at least. Case and accents do not count."),
  kind: z.string().max(40).optional().describe("Only results of this kind."),
  most: z.coerce.number().int().min(1).max(100).default(20).describe("How many results of each part of the product."),
});

export const searchEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/search",
    can: signedIn,
    summary: "Everything you may see that holds these words; what comes near them where nothing does.",
    input,
    output: z.object({
      near: z.boolean().describe("Nothing holds the words as they were written; these results come close."),
      results: z.array(hitShape).describe("The results, part of the product by part."),
    }),
    run: async (context, { text, kind, most }, gatherings) => {
      const { hits, near } = text.length < 2 ? { hits: [], near: false } : await gatherings.search(context, text, most);
      return {
        near,
        results: hits
          .filter((hit) => !kind || hit.kind === kind)
          .map(({ key, subtitle, ...hit }) => ({
            id: key,
            kind: hit.kind,
            title: hit.title,
            detail: subtitle,
            link: hit.link,
          })),
      };
    },
  }),
];
