import { z } from "zod";
import { keyResultProgressTypes, objectiveProgressTypes } from "./progress.ts";
import { defaultAccess } from "./template-defaults.ts";
import { permittedValues } from "./template-permitted.ts";
import {
  type AccessControl,
  bulkUploadKinds,
  type GoalPrivilege,
  goalPrivileges,
  type GoalRole,
  goalRoles,
  privilegeValues,
} from "./template-privileges.ts";
import { objectiveLevels } from "./hierarchy.ts";

export const displayModes = ["SIMPLE", "COMPACT", "DETAILED", "DISABLED"] as const;
export const visibilities = ["GLOBAL", "PRIVATE"] as const;
export type Visibility = (typeof visibilities)[number];

const configDataSchema = z.strictObject({
  OBJECTIVE_TYPE: z.enum(displayModes).default("SIMPLE"),
  DEFAULT_KR_PROGRESS: z.enum(keyResultProgressTypes).default("MANUAL"),
  DEFAULT_KR_VISIBILITY: z.enum(visibilities).default("GLOBAL"),
  IS_KR_CASCADING_ENABLED: z.boolean().default(false),
  DEFAULT_OBJECTIVE_PROGRESS: z.enum(objectiveProgressTypes).default("DERIVED_AVG"),
  ENABLE_IMPORTANCE_IN_GOALS: z.boolean().default(false),
  DEFAULT_OBJECTIVE_VISIBILITY: z.enum(visibilities).default("GLOBAL"),
});

const rolePrivilegesSchema = z.strictObject({
  createObjectiveLevels: listOf(objectiveLevels),
  createKeyResult: z.enum(privilegeValues.createKeyResult),
  createInitiative: z.enum(privilegeValues.createInitiative),
  view: z.enum(privilegeValues.view),
  comment: z.enum(privilegeValues.comment),
  update: z.enum(privilegeValues.update),
  edit: z.enum(privilegeValues.edit),
  delete: z.enum(privilegeValues.delete),
  bulkUpload: listOf(bulkUploadKinds),
  customTags: z.enum(privilegeValues.customTags),
  insights: z.enum(privilegeValues.insights),
});

const accessSchema = z.record(z.enum(goalRoles), rolePrivilegesSchema).superRefine((access, context) => {
  for (const { role, privilege } of notPermitted(access)) {
    context.addIssue({ code: "custom", path: [role, privilege], message: "goals.template.not-permitted" });
  }
});

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .transform((name) => name.normalize("NFC"));

/**
 * The goal access template of a company, as stored and as edited: names, display and defaults of new goals, and what
 * each role may do. Issues carry the code `goals.template.not-permitted` where a role may not have a value.
 */
export const goalTemplateSchema = z.strictObject({
  name: nameSchema.default("OKR - Simplified"),
  description: z.string().max(1000).default(""),
  moduleName: nameSchema.default("Goals"),
  objectivesName: nameSchema.default("Objectives"),
  keyResultsName: nameSchema.default("Key Results"),
  includeOwnerGoals: z.boolean().default(true),
  includeCollaboratorGoals: z.boolean().default(true),
  configData: configDataSchema.prefault({}),
  access: accessSchema.default(defaultAccess as z.output<typeof accessSchema>),
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

/** Where a role has a value it may not have. */
export function notPermitted(access: AccessControl): { role: GoalRole; privilege: GoalPrivilege }[] {
  const pairs = goalRoles.flatMap((role) => goalPrivileges.map((privilege) => ({ role, privilege })));
  return pairs.filter(({ role, privilege }) => {
    const permitted: readonly string[] = permittedValues[role][privilege];
    return [access[role][privilege]].flat().some((value) => !permitted.includes(value));
  });
}

/** A list without repetitions, kept in the given order so that equal lists are equal. */
function listOf<const V extends readonly [string, ...string[]]>(values: V) {
  const inOrder = (list: readonly string[]): V[number][] => values.filter((value) => list.includes(value));
  return z.array(z.enum(values)).transform(inOrder);
}
