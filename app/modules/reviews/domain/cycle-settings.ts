import { z } from "zod";
import { textInput, tickInput, writtenLines } from "#app/platform/http/typed-input.ts";
import { audienceShape } from "#app/modules/audiences/domain.ts";
import { listSent } from "#app/platform/http/sent-values.ts";
import { optionSchema } from "./elements.ts";
import { boxSchema } from "./grid.ts";
import { providers, stages } from "./providers.ts";

export const presets = [
  "ANNUAL_APPRAISAL",
  "QUARTERLY_REVIEW",
  "PIP_REVIEW",
  "PROBATION_REVIEW",
  "WORK_ANNIVERSARY_REVIEW",
  "PROBATION_30_60_90",
  "CUSTOM",
] as const;
export type Preset = (typeof presets)[number];

export const triggers = ["JOIN_DATE", "ANNIVERSARY", "PROBATION_CHECKIN", "REVIEW_OUTCOME"] as const;

/**
 * How somebody stands to the person reviewed: the same manager, the same unit, the same goals and tasks; below or above
 * them, in none of these, or their dotted-line manager.
 */
export const peerPools = [
  "SAME_MANAGER",
  "SAME_UNIT",
  "WORKS_WITH",
  "JUNIORS",
  "SENIORS",
  "OUTSIDE_TEAM",
  "DLM",
  "ANYONE",
] as const;
export type PeerPool = (typeof peerPools)[number];

/** What becomes of who is accountable when somebody's manager changes while the cycle runs. */
export const managerPolicies = ["KEEP", "ASK", "FOLLOW"] as const;

/** What two pools are called elsewhere. */
const otherNames: Readonly<Record<string, PeerPool>> = { PRIMARY_TEAM: "SAME_MANAGER", ALL_ORG: "ANYONE" };
const poolsCalled = (sent: unknown): unknown =>
  Array.isArray(sent) ? sent.map(poolsCalled) : typeof sent === "string" ? (otherNames[sent] ?? sent) : sent;

const numbersOf = (value: unknown) =>
  typeof value === "string"
    ? value
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number)
    : value;

const day = z.union([z.literal(""), z.iso.date()]).default("");
const count = (least: number, most: number, initially: number) =>
  z.coerce.number().int().min(least).max(most).default(initially);
const choicesOf = <const Values extends readonly [string, ...string[]]>(values: Values, initially: Values[number][]) =>
  z.preprocess(listSent, z.array(z.enum(values))).default(initially);

export const detailsSchema = z.object({
  preset: z.enum(presets).default("CUSTOM"),
  kind: z.enum(["ONE_TIME", "CONTINUOUS"]).default("ONE_TIME"),
  trigger: z.enum(triggers).default("JOIN_DATE"),
  /** Days after the trigger at which a review begins; 30, 60 and 90 for the three reviews of a probation. */
  afterDays: z.preprocess(numbersOf, z.array(z.coerce.number().int().min(0).max(3650)).min(1).max(3)).default([0]),
  sourceCycleId: z.union([z.literal(""), z.guid()]).default(""),
  sourceOptions: z.preprocess(listSent, z.array(z.string().max(64))).default([]),
});

/** Who is reviewed. */
export const revieweesSchema = z.object({ ...audienceShape, everyone: tickInput.default(true) });

export const reviewersSchema = z.object({
  providers: choicesOf(providers, ["SELF", "MANAGER"]),
  /** Among whom peers are chosen; who runs the cycle chooses anybody. */
  peerPools: z.preprocess((sent) => listSent(poolsCalled(sent)), z.array(z.enum(peerPools))).default(["ANYONE"]),
  minPeers: count(0, 20, 0),
  maxPeers: count(0, 20, 0),
  autoAcceptPeers: tickInput.default(false),
  /** What somebody nominates waits for who is accountable, unless it is themselves who nominate. */
  managerApprovesPeers: tickInput.default(false),
  /** A dotted-line manager who is nominated is neither approved nor asked. */
  autoAcceptDlm: tickInput.default(false),
  nominatedBy: z.enum(["SELF", "MANAGER", "BOTH"]).default("BOTH"),
  /** What peers see of the self review while they write. */
  peersSeeSelf: tickInput.default(false),
  /** Who is accountable when a manager changes: who was, who is then, or as whoever runs the cycle decides. */
  managerChange: z.enum(managerPolicies).default("ASK"),
  /** Whether the accountable manager is told who wrote what. */
  peersNamedToManager: tickInput.default(true),
  /** So many upward answers at least before anybody but who runs the cycle reads them. */
  fewestUpward: count(1, 20, 3),
});

const templateId = z.union([z.literal(""), z.guid()]);

export const formsSchema = z.partialRecord(
  z.enum(providers),
  z.object({ templateId, sameAs: z.union([z.literal(""), z.enum(providers)]) }),
);

/** By provider the template of a group; none is what everybody else is asked. */
export const groupTemplatesSchema = z.partialRecord(z.enum(providers), templateId);

/** People who are asked with templates of their own. Whoever is in several groups is asked as the first of them. */
const formGroupSchema = z.object({
  id: z.guid(),
  name: z.string(),
  audience: z.object(audienceShape),
  templates: groupTemplatesSchema,
});
export type FormGroup = z.output<typeof formGroupSchema>;
export const mostFormGroups = 12;

/** How many days after its last day a form is still taken, unless the cycle says otherwise. */
export const graceDaysAtFirst = 14;

export const fillingSchema = z.object({
  managerSeesSelf: tickInput.default(true),
  managerSeesPeers: tickInput.default(true),
  periodSummary: tickInput.default(true),
  showEvidence: tickInput.default(true),
  showScore: tickInput.default(true),
  /** What reviewers ask about the review, answered above their form. */
  faq: textInput({ most: 5000, tooLong: "reviews.too-long" }).default(""),
  graceDays: count(0, 90, graceDaysAtFirst),
});

const optionAt = (label: string, at: number) => ({ id: `option-${at + 1}`, label, score: at + 1 });
/** Lines have no ids of their own: whoever keeps them finds out which option each one is. */
const optionsOf = (value: unknown) =>
  typeof value === "string" ? writtenLines(value).map((label, at) => ({ ...optionAt(label, at), id: "" })) : value;

export const calibrationSchema = z.object({
  on: tickInput.default(true),
  question: textInput({ most: 300 }).default("How did this person perform overall?"),
  /** Lowest first; a form sends one a line. */
  options: z
    .preprocess(
      optionsOf,
      z.array(optionSchema).min(2, { error: "reviews.few-options" }).max(10, { error: "reviews.too-many-options" }),
    )
    .default(
      ["Unsatisfactory", "Needs improvement", "Meets expectations", "Exceeds expectations", "Outstanding"].map(
        optionAt,
      ),
    ),
  grid: tickInput.default(true),
  rows: count(2, 5, 3),
  columns: count(2, 5, 3),
  /** Each size of the grid keeps its own boxes. */
  grids: z.record(z.string(), z.array(boxSchema)).default({}),
  promotion: tickInput.default(false),
  /** What follows from the review: a question of its own that the accountable manager answers. */
  outcomeOn: tickInput.default(false),
  outcomeQuestion: textInput({ most: 300 }).default(""),
  outcomeOptions: z
    .preprocess(optionsOf, z.array(optionSchema).max(10, { error: "reviews.too-many-options" }))
    .default([]),
});

const shown = z.object({
  /** All of their questions, or those that are named; none named is none at all. */
  questions: z.enum(["ALL_QUESTIONS", "SELECTED_QUESTIONS"]).default("ALL_QUESTIONS"),
  selected: z.preprocess(listSent, z.array(z.string().max(64))).default([]),
  score: tickInput.default(true),
});
export type ShownToReviewee = z.output<typeof shown>;

export const sharingSchema = z.object({
  mode: z.enum(["MANUAL", "MANAGER", "AUTO"]).default("MANUAL"),
  offsetDays: count(0, 90, 0),
  /** What the person reviewed reads of each provider's answers. */
  reviewee: z.partialRecord(z.enum(providers), shown).default({}),
  overallScore: tickInput.default(true),
  result: tickInput.default(true),
  /** The box of the grid, which judges potential as well. */
  box: tickInput.default(false),
  /** What follows from the review. */
  outcome: tickInput.default(false),
  answer: z.enum(["NONE", "ACKNOWLEDGE", "SIGN"]).default("ACKNOWLEDGE"),
});

/** Days of a stage: dates, or days after the trigger where the cycle runs again and again. */
export const timelinesSchema = z.partialRecord(
  z.enum(stages),
  z.object({ startsOn: day, endsOn: day, fromDay: count(0, 3650, 0), toDay: count(0, 3650, 14) }),
);

export const remindersSchema = z.object({
  daysBefore: z.preprocess(numbersOf, z.array(z.coerce.number().int().min(0).max(60)).max(5)).default([7, 1]),
  atLaunch: tickInput.default(true),
});

export const acknowledgeable = ["MULTIPLE_VIEWS", "NO_MANAGER", "NO_PEERS", "NO_GOALS", "NO_GRADE"] as const;

export const acknowledgedSchema = choicesOf(acknowledgeable, ["NO_MANAGER", "NO_PEERS", "NO_GOALS", "NO_GRADE"]);

export const settingsSchema = z.object({
  details: detailsSchema.prefault({}),
  reviewees: revieweesSchema.prefault({}),
  reviewers: reviewersSchema.prefault({}),
  forms: formsSchema.default({}),
  formGroups: z.array(formGroupSchema).default([]),
  filling: fillingSchema.prefault({}),
  calibration: calibrationSchema.prefault({}),
  sharing: sharingSchema.prefault({}),
  timelines: timelinesSchema.default({}),
  reminders: remindersSchema.prefault({}),
  acknowledged: acknowledgedSchema,
});
export type CycleSettings = z.output<typeof settingsSchema>;

/** Settings as they were kept; what a later version asks for besides begins with its standard. */
export function readSettings(kept: unknown): CycleSettings {
  return settingsSchema.parse(kept ?? {});
}
