import { z } from "zod";
import { questionsSchema, type Question } from "#app/modules/questionnaires/domain.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { GroupInTurn } from "./in-turn.ts";
import { beginningShape } from "./beginnings.ts";
import { doers, stepKinds, type Doer, type StepState } from "./moments.ts";
import { detailsInput, titleInput, translationsInput, type Translations } from "./step-texts.ts";

export const mostSteps = 60;
const farthest = 730;

const link = z.union([z.url({ protocol: /^https?$/ }).max(500), z.string().regex(beginningShape)], {
  error: "lifecycle.bad-link",
});

/** A step of a template. `offset` is in days: negative before the day, 0 on it, positive after it. */
export const templateStep = z.object({
  key: z.string().min(1).max(40).describe("The step among those of its template."),
  title: titleInput.describe("What is to be done."),
  details: detailsInput.default("").describe("More about it, or the text."),
  translations: translationsInput,
  kind: z
    .enum(stepKinds)
    .describe(
      "TICK, READ a text and confirm it, open a LINK, answer a QUESTION, hand in a FILE, SIGN a text, fill in a FORM, or say DETAILS about oneself.",
    ),
  link: optionalInput(link)
    .nullish()
    .describe("The address of a LINK, or `cairn:goals.goal` and the like: what is begun with the person in a module."),
  questions: questionsSchema.optional().describe("What a FORM asks, in order."),
  doer: z.enum(doers).describe("Who does it; NAMED is `personId`, TEAM and ROLE somebody of `groupId`."),
  personId: optionalInput(z.guid()).nullish().describe("With NAMED: the employee."),
  groupId: optionalInput(z.guid())
    .nullish()
    .describe("With TEAM: the team. With ROLE: the job role. Whoever of them has the fewest open steps does it."),
  offset: z.coerce
    .number({ error: "lifecycle.bad-offset" })
    .int({ error: "lifecycle.bad-offset" })
    .min(-farthest, { error: "lifecycle.bad-offset" })
    .max(farthest, { error: "lifecycle.bad-offset" })
    .describe("Days after the day of the journey; negative before it."),
  after: z.array(z.string().max(40)).max(mostSteps).default([]).describe("Keys of the steps that come before it."),
});
export type TemplateStep = z.output<typeof templateStep>;

/** Who stands for whom in one journey; null where there is nobody. */
export type JourneyPeople = Readonly<Record<Exclude<Doer, "NAMED" | "TEAM" | "ROLE">, string | null>>;

export type PlannedStep = Omit<
  TemplateStep,
  "offset" | "after" | "personId" | "link" | "questions" | "groupId" | "translations"
> & {
  translations: Translations;
  position: number;
  link: string | null;
  questions: Question[];
  assigneeId: string | null;
  dueOn: string;
  after: string[];
};

/**
 * The steps of a journey on a day. What nobody stands for is HR's; dependencies that are not among them are left out.
 * Nothing is due before `begunOn`: nobody is late with what they could not know of.
 */
export function planSteps(
  steps: readonly TemplateStep[],
  onDay: string,
  people: JourneyPeople,
  { begunOn = null, groups = () => null }: { begunOn?: string | null; groups?: GroupInTurn } = {},
): PlannedStep[] {
  const doerOf = ({ doer, personId, groupId }: TemplateStep) => {
    if (doer === "NAMED") return personId ?? null;
    if (doer === "TEAM" || doer === "ROLE") return groupId ? groups(groupId, people.PERSON ?? "") : null;
    return people[doer];
  };
  const dueOn = (offset: number) => {
    const day = addDays(onDay, offset);
    return begunOn !== null && day < begunOn ? begunOn : day;
  };
  const keys = new Set(steps.map(({ key }) => key));
  return [...steps]
    .sort((one, other) => one.offset - other.offset)
    .map((planned, position) => {
      const {
        offset,
        after,
        personId: _,
        groupId: __,
        questions = [],
        translations = {},
        link: address,
        ...step
      } = planned;
      return {
        ...step,
        position,
        translations,
        link: address ?? null,
        questions: step.kind === "FORM" ? questions : [],
        assigneeId: doerOf(planned) ?? people.HR,
        dueOn: dueOn(offset),
        after: after.filter((key) => keys.has(key) && key !== step.key),
      };
    });
}

/** Keys of steps that wait for each other in a circle, in the order found; empty where none do. */
export function circleOf(steps: readonly Pick<TemplateStep, "key" | "after">[]): string[] {
  const left = new Map(steps.map(({ key, after }) => [key, new Set(after)]));
  for (const waits of left.values()) for (const key of waits) if (!left.has(key)) waits.delete(key);
  for (;;) {
    const free = [...left].filter(([, waits]) => waits.size === 0).map(([key]) => key);
    if (free.length === 0) return [...left.keys()];
    for (const key of free) left.delete(key);
    for (const waits of left.values()) for (const key of free) waits.delete(key);
  }
}

type Standing = { key: string; after: readonly string[]; state: StepState };

/** Keys of the open steps that nothing holds up: all they wait for is done, skipped, or not there. */
export function readySteps(steps: readonly Standing[]): string[] {
  const open = new Set(steps.filter(({ state }) => state === "OPEN").map(({ key }) => key));
  return steps.filter(({ key, after }) => open.has(key) && !after.some((one) => open.has(one))).map(({ key }) => key);
}
