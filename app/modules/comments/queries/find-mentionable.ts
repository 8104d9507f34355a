import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { requireCommented } from "../data/commented-record.ts";
import { whoMaySee } from "../data/who-may-see.ts";
import { ids } from "../domain/ids.ts";
import { nameTyped, peopleOffered, peopleToName, type PersonToName } from "./people-to-name.ts";

export const findMentionableInput = z.object({ about: ids.about, record: ids.record, text: nameTyped });

/** Of how many it is decided whether they may see the record. */
const lookedAt = 24;

/** People who may be named in a comment on a record: who may see it, by a part of their name; those it concerns first. */
export async function findMentionable(
  context: Context,
  { about, record, text }: z.output<typeof findMentionableInput>,
): Promise<PersonToName[]> {
  const { commentable, facts } = await requireCommented(context, "comment", { about, record });
  const { concerns } = await commentable.tell(context, record);
  const found = await peopleToName(context, text, { concerns, limit: lookedAt });
  const seeing = await whoMaySee(
    context,
    facts,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => seeing.has(id)).slice(0, peopleOffered);
}
