import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { listOf, sliceOf, type Answered, type Asked, type Work, type Works } from "./scim-exchange.server.ts";

const names = z
  .array(z.string().max(200))
  .max(100)
  .transform((all) => all.join(","));
const search = z.looseObject({ attributes: names.optional(), excludedAttributes: names.optional() });

/** A search by a body (RFC 7644, 3.4.3) is a list asked for in other words: what would not fit into an address stands in it. */
function asList(asked: Asked): Asked {
  const found = search.safeParse(asked.sent.body);
  if (!found.success) throw new AppError("integrations.scim-value", 400, "What was sent is no search.");
  return { ...asked, sent: { ...asked.sent, query: found.data } };
}

/** Of the resources of one kind. */
export const searchOf =
  ({ list }: Works): Work =>
  (asked) =>
    list(asList(asked));

type List = { totalResults: number; Resources: readonly object[] };

/** Of all kinds, one behind the other; a kind that has not what the filter names has nothing that it holds for. */
export const searchAll =
  (kinds: readonly Works[]): Work =>
  async (posted) => {
    const asked = asList(posted);
    const { start, count } = sliceOf(asked.sent);
    const Resources: object[] = [];
    const refusals: unknown[] = [];
    let total = 0;
    for (const { list } of kinds) {
      const query = { ...asked.sent.query, startIndex: Math.max(1, start - total), count: count - Resources.length };
      const found = await list({ ...asked, sent: { ...asked.sent, query } }).catch(orNothing(refusals));
      if (!found) continue;
      const { totalResults, Resources: page } = found.body as List;
      total += totalResults;
      Resources.push(...page);
    }
    if (refusals.length === kinds.length) throw refusals[0];
    return { status: 200, body: listOf(Resources, total, start) };
  };

const orNothing =
  (refusals: unknown[]) =>
  (error: unknown): Answered | null => {
    if (!(error instanceof AppError) || error.code !== "integrations.scim-filter") throw error;
    refusals.push(error);
    return null;
  };
