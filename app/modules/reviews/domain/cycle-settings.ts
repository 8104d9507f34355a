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
  preset: z.enum(presets).default("CUSTOM").describe("What it began with."),
  kind: z
    .enum(["ONE_TIME", "CONTINUOUS"])
    .default("ONE_TIME")
    .describe("Once for all, or again and again as a trigger brings people in."),
  trigger: z.enum(triggers).default("JOIN_DATE").describe("What brings people in, where it runs again and again."),
  afterDays: z
    .preprocess(numbersOf, z.array(z.coerce.number().int().min(0).max(3650)).min(1).max(3))
    .default([0])
    .describe("Days after the trigger at which a review begins; 30, 60 and 90 for the three reviews of a probation."),
  sourceCycleId: z
    .union([z.literal(""), z.guid()])
    .default("")
    .describe("With REVIEW_OUTCOME: the cycle whose results bring people in; empty otherwise."),
  sourceOptions: z
    .preprocess(listSent, z.array(z.string().max(64)))
    .default([])
    .describe("With REVIEW_OUTCOME: the results that do, by the ids of the options."),
});

/** Who is reviewed. */
export const revieweesSchema = z.object({
  ...audienceShape,
  everyone: tickInput.default(true).describe("Everybody in the company; what narrows it is not asked then."),
});

export const reviewersSchema = z.object({
  providers: choicesOf(providers, ["SELF", "MANAGER"]).describe("Who is asked for a form about each person."),
  peerPools: z
    .preprocess((sent) => listSent(poolsCalled(sent)), z.array(z.enum(peerPools)))
    .default(["ANYONE"])
    .describe("Among whom peers are chosen; who runs the cycle chooses anybody."),
  minPeers: count(0, 20, 0).describe("So many peers at least."),
  maxPeers: count(0, 20, 0).describe("So many peers at most; 0 for as many as one likes."),
  autoAcceptPeers: tickInput.default(false).describe("Whether peers are asked without accepting first."),
  managerApprovesPeers: tickInput
    .default(false)
    .describe("Whether what somebody nominates waits for who is accountable, unless it is themselves who nominate."),
  autoAcceptDlm: tickInput
    .default(false)
    .describe("Whether a dotted-line manager who is nominated is neither approved nor asked."),
  nominatedBy: z.enum(["SELF", "MANAGER", "BOTH"]).default("BOTH").describe("Who nominates peers."),
  peersSeeSelf: tickInput.default(false).describe("Whether peers see the self review while they write."),
  managerChange: z
    .enum(managerPolicies)
    .default("ASK")
    .describe("Who is accountable when a manager changes: who was, who is then, or as whoever runs the cycle decides."),
  peersNamedToManager: tickInput.default(true).describe("Whether the accountable manager is told who wrote what."),
  fewestUpward: count(1, 20, 3).describe(
    "So many upward answers at least before anybody but who runs the cycle reads them.",
  ),
});

const templateId = z.union([z.literal(""), z.guid()]).describe("The id of a template; empty where none is chosen yet.");

export const formsSchema = z.partialRecord(
  z.enum(providers),
  z.object({
    templateId,
    sameAs: z
      .union([z.literal(""), z.enum(providers)])
      .describe("Another provider whose form it is as well; empty for one of its own."),
  }),
);

/** By provider the template of a group; none is what everybody else is asked. */
export const groupTemplatesSchema = z.partialRecord(z.enum(providers), templateId);

/** People who are asked with templates of their own. Whoever is in several groups is asked as the first of them. */
const formGroupSchema = z.object({
  id: z.guid().describe("The id of the group."),
  name: z.string().describe("What the group is called."),
  audience: z.object(audienceShape).describe("Who is in it."),
  templates: groupTemplatesSchema.describe(
    "By provider, which template they fill in; none is what everybody else is asked.",
  ),
});
export type FormGroup = z.output<typeof formGroupSchema>;
export const mostFormGroups = 12;

/** How many days after its last day a form is still taken, unless the cycle says otherwise. */
export const graceDaysAtFirst = 14;

export const fillingSchema = z.object({
  managerSeesSelf: tickInput.default(true).describe("Whether managers see the self review while they write."),
  managerSeesPeers: tickInput.default(true).describe("Whether managers see what peers wrote while they write."),
  periodSummary: tickInput.default(true).describe("Whether reviewers are asked for a summary of the period."),
  showEvidence: tickInput.default(true).describe("Whether what happened in the period stands beside a form."),
  showScore: tickInput.default(true).describe("Whether reviewers see the score that their ratings make."),
  faq: textInput({ most: 5000, tooLong: "reviews.too-long" })
    .default("")
    .describe("What reviewers ask about the review, answered above their form."),
  graceDays: count(0, 90, graceDaysAtFirst).describe("How many days after its last day a form is still taken."),
});

const optionAt = (label: string, at: number) => ({ id: `option-${at + 1}`, label, score: at + 1 });
/** Lines have no ids of their own: whoever keeps them finds out which option each one is. */
const optionsOf = (value: unknown) =>
  typeof value === "string" ? writtenLines(value).map((label, at) => ({ ...optionAt(label, at), id: "" })) : value;

export const calibrationSchema = z.object({
  on: tickInput.default(true).describe("Whether results are calibrated before they are shared."),
  question: textInput({ most: 300 })
    .default("How did this person perform overall?")
    .describe("The question that the accountable manager's form answers with a result."),
  options: z
    .preprocess(
      optionsOf,
      z.array(optionSchema).min(2, { error: "reviews.few-options" }).max(10, { error: "reviews.too-many-options" }),
    )
    .default(
      ["Unsatisfactory", "Needs improvement", "Meets expectations", "Exceeds expectations", "Outstanding"].map(
        optionAt,
      ),
    )
    .describe("The results to choose from, the lowest first."),
  grid: tickInput.default(true).describe("Whether results stand in a grid as well."),
  rows: count(2, 5, 3).describe("Rows of the grid."),
  columns: count(2, 5, 3).describe("Columns of the grid."),
  grids: z
    .record(z.string(), z.array(boxSchema))
    .default({})
    .describe("The boxes of each size of the grid, such as `3x3`: each keeps its own."),
  promotion: tickInput.default(false).describe("Whether managers say who is ready for promotion."),
  outcomeOn: tickInput
    .default(false)
    .describe("Whether the accountable manager answers what follows from the review, a question of its own."),
  outcomeQuestion: textInput({ most: 300 }).default("").describe("That question."),
  outcomeOptions: z
    .preprocess(optionsOf, z.array(optionSchema).max(10, { error: "reviews.too-many-options" }))
    .default([])
    .describe("What it is answered with."),
});

const shown = z.object({
  questions: z
    .enum(["ALL_QUESTIONS", "SELECTED_QUESTIONS"])
    .default("ALL_QUESTIONS")
    .describe("All of their questions, or those that are named; none named is none at all."),
  selected: z
    .preprocess(listSent, z.array(z.string().max(64)))
    .default([])
    .describe("The questions that are named, by id."),
  score: tickInput.default(true).describe("Whether the score that their ratings make is shown."),
});
export type ShownToReviewee = z.output<typeof shown>;

export const sharingSchema = z.object({
  mode: z
    .enum(["MANUAL", "MANAGER", "AUTO"])
    .default("MANUAL")
    .describe("Who shares results: who runs the cycle, the accountable manager, or the product by itself."),
  offsetDays: count(0, 90, 0).describe("With AUTO: so many days after the last stage."),
  reviewee: z
    .partialRecord(z.enum(providers), shown)
    .default({})
    .describe("What the person reviewed reads of each provider's answers."),
  overallScore: tickInput.default(true).describe("Whether the person reviewed reads the overall score."),
  result: tickInput.default(true).describe("Whether they read the result."),
  box: tickInput.default(false).describe("Whether they read the box of the grid, which judges potential as well."),
  outcome: tickInput.default(false).describe("Whether they read what follows from the review."),
  answer: z
    .enum(["NONE", "ACKNOWLEDGE", "SIGN"])
    .default("ACKNOWLEDGE")
    .describe("What the person reviewed is asked for once it is shared."),
});

/** Days of a stage: dates, or days after the trigger where the cycle runs again and again. */
export const timelinesSchema = z.partialRecord(
  z.enum(stages),
  z.object({
    startsOn: day.describe("The first day; empty where none is said."),
    endsOn: day.describe("The last day; empty where none is said."),
    fromDay: count(0, 3650, 0).describe("The first day, counted from the trigger."),
    toDay: count(0, 3650, 14).describe("The last day, counted from the trigger."),
  }),
);

export const remindersSchema = z.object({
  daysBefore: z
    .preprocess(numbersOf, z.array(z.coerce.number().int().min(0).max(60)).max(5))
    .default([7, 1])
    .describe("So many days before the last day reviewers are reminded."),
  atLaunch: tickInput.default(true).describe("Whether everybody is told when the cycle is launched."),
});

export const acknowledgeable = ["MULTIPLE_VIEWS", "NO_MANAGER", "NO_PEERS", "NO_GOALS", "NO_GRADE"] as const;

export const acknowledgedSchema = choicesOf(acknowledgeable, ["NO_MANAGER", "NO_PEERS", "NO_GOALS", "NO_GRADE"]);

export const settingsSchema = z.object({
  details: detailsSchema.prefault({}).describe("What starts a review."),
  reviewees: revieweesSchema.prefault({}).describe("Who is reviewed."),
  reviewers: reviewersSchema.prefault({}).describe("Who reviews them."),
  forms: formsSchema.default({}).describe("By provider, which template they fill in."),
  formGroups: z.array(formGroupSchema).default([]).describe("People who are asked with templates of their own."),
  filling: fillingSchema.prefault({}).describe("What reviewers see while they write."),
  calibration: calibrationSchema.prefault({}).describe("The question and the grid that results are calibrated by."),
  sharing: sharingSchema.prefault({}).describe("How results are shared, and what is shown of them."),
  timelines: timelinesSchema.default({}).describe("The days of each stage."),
  reminders: remindersSchema.prefault({}).describe("When reviewers are told."),
  acknowledged: acknowledgedSchema.describe("Which warnings do not keep the cycle from being launched."),
});
export type CycleSettings = z.output<typeof settingsSchema>;

/** Settings as they were kept; what a later version asks for besides begins with its standard. */
export function readSettings(kept: unknown): CycleSettings {
  return settingsSchema.parse(kept ?? {});
}
