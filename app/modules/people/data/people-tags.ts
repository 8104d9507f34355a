import type { InferEntity } from "@mikro-orm/core";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { peopleEvents, type TagChanged } from "../events.ts";
import { PeopleTag } from "./entities.ts";
import { lockCompanyShape } from "./locks.ts";

type TagTerm = InferEntity<typeof PeopleTag>;

/** The words that people can be given. */
export const peopleTagCatalogue = catalogueOf<TagTerm, Pick<TagTerm, "name" | "color">>({
  entity: PeopleTag,
  room: "people",
  noun: "tag",
  subject: "PeopleTag",
  right: "PeopleTags",
  lock: lockCompanyShape,
  unique: { taken: "people.term-taken" },
  told: {
    stays: true,
    action: (verb) => `${verb}-people-tag`,
    detail: ({ name, color }, _, former) => ({ name, color, ...(former && { former: former.name }) }),
  },
});

/** A tag there is, held until the transaction ends. */
export function holdTag(context: Context, tagId: string) {
  return holdRecord(context, PeopleTag, { id: tagId }, { version: undefined, subject: "PeopleTag", changedBy: [] });
}

const writeDown = writesDown("people", peopleEvents);

/** The event and the audit entry of one change of who has a tag. */
export function announceTag(
  context: Context,
  payload: TagChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeDown(context, "people.tag-changed", payload, { action, subject: "PeopleTag", id: payload.tagId, detail });
}
