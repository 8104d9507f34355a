import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { keyResultProgressTypes, objectiveProgressTypes } from "./progress.ts";
import { defaultAccess } from "./template-defaults.ts";
import { notPermitted } from "#app/platform/rights-grid/rights-grid.ts";
import { goalGrid } from "./template-permitted.ts";
import { bulkUploadKinds, goalRoles, privilegeValues } from "./template-privileges.ts";
import { objectiveLevels } from "./hierarchy.ts";

export const displayModes = ["SIMPLE", "COMPACT", "DETAILED", "DISABLED"] as const;
export const visibilities = ["GLOBAL", "PRIVATE"] as const;
export type Visibility = (typeof visibilities)[number];

const configDataSchema = z.strictObject({
  OBJECTIVE_TYPE: z.enum(displayModes).default("SIMPLE").describe("How much of an objective the screens show."),
  DEFAULT_KR_PROGRESS: z
    .enum(keyResultProgressTypes)
    .default("MANUAL")
    .describe("Where the value of a new key result comes from."),
  DEFAULT_KR_VISIBILITY: z.enum(visibilities).default("GLOBAL").describe("Who sees a new key result."),
  IS_KR_CASCADING_ENABLED: z.boolean().default(false).describe("Whether objectives may stand under key results."),
  DEFAULT_OBJECTIVE_PROGRESS: z
    .enum(objectiveProgressTypes)
    .default("DERIVED_AVG")
    .describe("Where the value of a new objective comes from."),
  ENABLE_IMPORTANCE_IN_GOALS: z.boolean().default(false).describe("Whether goals have weights."),
  DEFAULT_OBJECTIVE_VISIBILITY: z.enum(visibilities).default("GLOBAL").describe("Who sees a new objective."),
});

const rolePrivilegesSchema = z.strictObject({
  createObjectiveLevels: listOf(objectiveLevels).describe("The levels at which the role may make objectives."),
  createKeyResult: z.enum(privilegeValues.createKeyResult).describe("Under which goals the role may make key results."),
  createInitiative: z.enum(privilegeValues.createInitiative).describe("For which goals the role may write down tasks."),
  view: z.enum(privilegeValues.view).describe("Which goals the role sees."),
  comment: z.enum(privilegeValues.comment).describe("On which goals the role may comment."),
  update: z.enum(privilegeValues.update).describe("On which goals the role may check in."),
  edit: z.enum(privilegeValues.edit).describe("Which goals the role may change."),
  delete: z.enum(privilegeValues.delete).describe("Which goals the role may delete."),
  bulkUpload: listOf(bulkUploadKinds).describe("What the role may upload many of."),
  customTags: z.enum(privilegeValues.customTags).describe("Which goals the role may tag."),
  insights: z.enum(privilegeValues.insights).describe("Whose numbers the role sees."),
});

const accessSchema = z.record(z.enum(goalRoles), rolePrivilegesSchema).superRefine((access, context) => {
  for (const { role, privilege } of notPermitted(goalGrid, access)) {
    context.addIssue({ code: "custom", path: [role, privilege], message: "goals.template.not-permitted" });
  }
});

const nameSchema = textInput({ most: 60 }).min(1);

/**
 * The goal access template of a company, as stored and as edited: names, display and defaults of new goals, and what
 * each role may do. Issues carry the code `goals.template.not-permitted` where a role may not have a value.
 */
export const goalTemplateSchema = z.strictObject({
  name: nameSchema.default("OKR - Simplified").describe("What the template is called."),
  description: z.string().max(1000).default("").describe("What it is about, in full; at most 5,000 characters."),
  moduleName: nameSchema.default("Goals").describe("What the module is called."),
  objectivesName: nameSchema.default("Objectives").describe("What objectives are called."),
  keyResultsName: nameSchema.default("Key Results").describe("What key results are called."),
  includeOwnerGoals: z.boolean().default(true).describe("Whether my goals hold those one owns."),
  includeCollaboratorGoals: z.boolean().default(true).describe("Whether my goals hold those one helps with."),
  configData: configDataSchema.prefault({}).describe("How goals are shown and what new ones start with."),
  access: accessSchema.default(defaultAccess as z.output<typeof accessSchema>).describe("What each role may do."),
});
export type GoalTemplate = z.output<typeof goalTemplateSchema>;

/** What "mine" holds must be something. */
export function saysWhatIsMine({
  includeOwnerGoals,
  includeCollaboratorGoals,
}: Pick<GoalTemplate, "includeOwnerGoals" | "includeCollaboratorGoals">): boolean {
  return includeOwnerGoals || includeCollaboratorGoals;
}

/** The template of a new company. */
export const defaultGoalTemplate: GoalTemplate = goalTemplateSchema.parse({});

/** A list without repetitions, kept in the given order so that equal lists are equal. */
function listOf<const V extends readonly [string, ...string[]]>(values: V) {
  const inOrder = (list: readonly string[]): V[number][] => values.filter((value) => list.includes(value));
  return z.array(z.enum(values)).transform(inOrder);
}
