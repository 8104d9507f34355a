import { z } from "zod";
import { namesOfPlaces } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Dimension } from "../domain/dimensions.ts";

/** An address may say anything. */
const isId = (key: string | null): key is string => z.guid().safeParse(key).success;

/** What the parts of a split are called, by their keys; bands of tenure have words of their own and are not among them. */
export async function namesOfKeys(
  context: Context,
  keys: readonly { dimension: Dimension; key: string | null }[],
): Promise<Record<string, string>> {
  const ids = new Set(keys.flatMap(({ dimension, key }) => (dimension !== "tenure" && isId(key) ? [key] : [])));
  if (ids.size === 0) return {};
  const rows = await context.rows<{ id: string; name: string }>(namesOfPlaces([...ids]));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
