import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { GoalPrivilege } from "../../domain/template-privileges.ts";
import { templateAudienceShape } from "../../domain/template-audience.ts";
import { keyResultProgressTypes, objectiveProgressTypes } from "../../domain/progress.ts";
import { displayModes, saysWhatIsMine, visibilities, type GoalTemplate } from "../../domain/template.ts";
import { gridDraft, gridForm } from "#app/platform/rights-grid/rights-grid.ts";
import { goalGrid } from "../../domain/template-permitted.ts";

/** The privileges people shape on the screen: all of them, as one reads them. */
export const shownPrivileges = [
  "createObjectiveLevels",
  "createKeyResult",
  "createInitiative",
  "view",
  "comment",
  "update",
  "edit",
  "delete",
  "bulkUpload",
  "customTags",
  "insights",
] as const satisfies readonly GoalPrivilege[];
export type ShownPrivilege = (typeof shownPrivileges)[number];

const name = textInput({ most: 60, missing: "goals.required", tooLong: "goals.too-long" });

/** The access template as its form sends it: a ticked box is there, an empty one is not. */
export const templateForm = z
  .object({
    version: z.number().int().min(0),
    /** One beside the company's own, its name, and whom it is applied to. */
    templateId: z.uuid().optional(),
    templateName: name.optional(),
    ...templateAudienceShape,
    moduleName: name,
    objectivesName: name,
    keyResultsName: name,
    includeOwnerGoals: z.boolean().default(false),
    includeCollaboratorGoals: z.boolean().default(false),
    objectiveType: z.enum(displayModes),
    keyResultProgress: z.enum(keyResultProgressTypes),
    importance: z.boolean().default(false),
    objectiveProgress: z.enum(objectiveProgressTypes),
    objectiveVisibility: z.enum(visibilities),
    keyResultVisibility: z.enum(visibilities),
    cascading: z.boolean().default(false),
    access: gridForm(goalGrid, shownPrivileges),
  })
  .superRefine((typed, context) => {
    if (!saysWhatIsMine(typed))
      context.addIssue({ code: "custom", path: ["includeOwnerGoals"], message: "goals.template-mine-empty" });
  });
export type TypedTemplate = z.output<typeof templateForm>;

/** The stored template with what was typed; what the form does not show stays. */
export function draftOf(stored: GoalTemplate, typed: TypedTemplate): GoalTemplate {
  const { moduleName, objectivesName, keyResultsName, includeOwnerGoals, includeCollaboratorGoals } = typed;
  return {
    ...stored,
    name: typed.templateName ?? stored.name,
    moduleName,
    objectivesName,
    keyResultsName,
    includeOwnerGoals,
    includeCollaboratorGoals,
    configData: {
      ...stored.configData,
      OBJECTIVE_TYPE: typed.objectiveType,
      DEFAULT_KR_PROGRESS: typed.keyResultProgress,
      ENABLE_IMPORTANCE_IN_GOALS: typed.importance,
      DEFAULT_OBJECTIVE_PROGRESS: typed.objectiveProgress,
      DEFAULT_OBJECTIVE_VISIBILITY: typed.objectiveVisibility,
      DEFAULT_KR_VISIBILITY: typed.keyResultVisibility,
      IS_KR_CASCADING_ENABLED: typed.cascading,
    },
    access: gridDraft(goalGrid, stored.access, typed.access, shownPrivileges),
  };
}
