import { setOwn } from "#app/platform/http/own-properties.ts";
import type { ObjectiveLevel, MeasureType, Visibility } from "#app/modules/goals/domain.ts";

export const templatePageSize = 25;

/** A key result of a goal template; its id stays the same while it is the same key result. */
export type TemplatePart = {
  id: string;
  title: string;
  measureType: MeasureType;
  currency: string | null;
  start: number;
  target: number;
};

/** What everybody of a cohort is given: an objective with key results in one time frame. */
export type GoalTemplateContent = {
  title: string;
  description: string;
  level: ObjectiveLevel;
  timeFrame: string;
  visibility: Visibility;
  keyResults: readonly TemplatePart[];
};

/** Field by field what a template gives a goal; what a goal says otherwise by now is its owner's own. */
export type Given = Readonly<Record<string, string | number>>;

/** Titles are unique in a time frame, so each person's bears their name. */
export function titleFor(title: string, name: string): string {
  return `${title} – ${name}`.slice(0, 500).trim();
}

export function objectiveGiven(
  { title, description, visibility }: Pick<GoalTemplateContent, "title" | "description" | "visibility">,
  name: string,
): Given {
  return { title: titleFor(title, name), description, visibility };
}

export function partGiven({ title, start, target }: TemplatePart): Given {
  return { title, start, target };
}

/** What an update sets on one goal, and the fields that stay because they are the owner's own. */
export type FieldPlan = { set: Given; kept: string[] };

/** Field by field: a value the template gave and gives otherwise now is set; one that was changed since stays. */
export function planFields(current: Given, given: Given, wanted: Given): FieldPlan {
  const set: Record<string, string | number> = {};
  const kept: string[] = [];
  for (const [field, value] of Object.entries(wanted)) {
    if (value === given[field] || value === current[field]) continue;
    if (current[field] === given[field]) setOwn(set, field, value);
    else kept.push(field);
  }
  return { set, kept };
}

/** The fields that are no longer what the template gave. */
export function ownChanges(current: Given, given: Given): string[] {
  return Object.keys(given).filter((field) => current[field] !== given[field]);
}

/**
 * Which of the key results that stood before each of these is: the one of its title, else the one in its place that no other
 * is and that is measured alike; else it is new. Numbers in another measure are other numbers.
 */
export function keepParts(
  before: readonly TemplatePart[],
  typed: readonly (Omit<TemplatePart, "id"> & { id?: string | undefined })[],
  newId: () => string,
): TemplatePart[] {
  const alike = (one: Omit<TemplatePart, "id">, other: Omit<TemplatePart, "id">) =>
    one.measureType === other.measureType && one.currency === other.currency;
  const taken = new Set<string>();
  const take = (part: TemplatePart | undefined) => {
    if (!part || taken.has(part.id)) return null;
    taken.add(part.id);
    return part.id;
  };
  const named = typed.map((part) =>
    take(before.find((old) => alike(old, part) && (part.id ? old.id === part.id : old.title === part.title))),
  );
  return typed.map(({ title, measureType, currency, start, target }, place) => {
    const old = before[place];
    const id = named[place] ?? take(old && alike(old, typed[place]!) ? old : undefined) ?? newId();
    return { id, title, measureType, currency, start, target };
  });
}
