import type { AbilitySubject, Rule } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RightField } from "./role-rules.ts";
import type { RoomServer } from "./room.ts";
import { exactly } from "#tenancy/text-search.ts";

/** A kind of record about which "may this person do that?" can be asked, with the words for it. */
export type Explainable = {
  /** As rules call it: `Goal`. */
  subject: string;
  /** Key of the room's strings. */
  label: string;
  /** An action with `fields` is also answered field by field. */
  actions: readonly { key: string; action: string; field?: string; label: string; fields?: readonly RightField[] }[];
  /** What rules may test of one record; throws not found. */
  facts(context: Context, id: string): Promise<AbilitySubject>;
  /** Records the asking person may see. */
  find(context: Context, text: string, limit: number): Promise<readonly ExplainableRecord[]>;
  /** The record's name, null where the asking person may not see it. */
  nameOf(context: Context, id: string): Promise<string | null>;
  /** Keys of the room's strings that say more about a rule: whose right it is, and which. */
  wordsOf?(rule: Rule): readonly string[];
};

export type ExplainableRecord = { id: string; name: string; detail: string };

/** Records as the room's search finds them; the id stands behind the colon of a hit's key. */
export function foundBySearch(search: NonNullable<RoomServer["search"]>): Explainable["find"] {
  return async (context, text, limit) =>
    (await search(context, exactly(text), limit)).map(({ key, title, subtitle }) => ({
      id: key.slice(key.indexOf(":") + 1),
      name: title,
      detail: subtitle,
    }));
}

export type GatheredExplainable = Explainable & { room: string };
