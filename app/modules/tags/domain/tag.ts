import type { Feature } from "#app/platform/context/actor.ts";

export const tagKinds = ["GOAL", "INITIATIVE", "COMPETENCY", "DRIVER"] as const;
/** What a tag speaks of: goals as such, tasks, a competency, or a driver of engagement. */
export type TagKind = (typeof tagKinds)[number];

/** The records that have tags: objectives and key results, or tasks. */
export type TaggedRecord = "GOAL" | "INITIATIVE";

/** On which records the tags of a kind stand, and the module without which they do not exist. */
export const kindFacts: Readonly<Record<TagKind, { on: TaggedRecord; feature: Feature }>> = {
  GOAL: { on: "GOAL", feature: "GOAL" },
  INITIATIVE: { on: "INITIATIVE", feature: "TASK" },
  COMPETENCY: { on: "GOAL", feature: "COMPETENCY_IDP" },
  DRIVER: { on: "GOAL", feature: "ENGAGEMENT" },
};

/** The kinds that stand on a record where the company has these modules, in the order they are shown in. */
export function kindsOn(record: TaggedRecord, features: readonly Feature[]): TagKind[] {
  return tagKinds.filter((kind) => kindFacts[kind].on === record && features.includes(kindFacts[kind].feature));
}

export const tagColours = ["green", "red", "blue", "orange", "grey"] as const;
export type TagColour = (typeof tagColours)[number];

/** A tag as it is read where nothing is done with it. */
export type NamedTag = { kind: TagKind; name: string; color: TagColour };

/** A tag as it stands on a record. */
export type TagMark = { id: string } & NamedTag;

/** A tag that can be chosen; `parent` is the name of the one it belongs to. */
export type OfferedTag = TagMark & { parent: string | null };

/** Tags that a record does not have yet. */
export function notYet<Tag extends TagMark>(offered: readonly Tag[], had: readonly TagMark[]): Tag[] {
  return offered.filter(({ id }) => !had.some((tag) => tag.id === id));
}
