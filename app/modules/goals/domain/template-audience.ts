import { z } from "zod";
import { audienceShape, type AudiencePart } from "#app/modules/audiences/domain.ts";

/**
 * Whose template counts. Every key of a template follows the person who looks or acts, never the owner of the goal: what
 * modules, objectives and key results are called (`moduleName`, `objectivesName`, `keyResultsName`), what "mine" holds
 * (`includeOwnerGoals`, `includeCollaboratorGoals`), what may be done (`access`: the roles are the actor's, also those held
 * towards one goal), what a new goal starts with (`DEFAULT_*`: of whoever makes it, for whomever), whether a goal may be put
 * under a key result (`IS_KR_CASCADING_ENABLED`: of whoever puts it), and how much the forms ask (`OBJECTIVE_TYPE`,
 * `ENABLE_IMPORTANCE_IN_GOALS`). So one person finds one set of words and rights on every screen, whoever's goals stand
 * there; what is stored in a goal, such as its visibility, is the goal's own and changes with no template.
 */
export type Applied = { readonly isDefault: boolean };

/** The first template, in their order, of whose audience the person is; else the company's own, which stands last. */
export function chosenTemplate<Template extends Applied>(
  inOrder: readonly Template[],
  meant: readonly boolean[],
): Template {
  return inOrder.find(({ isDefault }, place) => isDefault || meant[place])!;
}

/** A template is applied by no grades: they are private, and whoever lives by it would tell theirs. */
export const partsLeftOut: readonly AudiencePart[] = ["grades"];

const { grades: _, ...parts } = audienceShape;
const few = (part: "cohorts" | "employeeIds" | "withoutIds", most: number) =>
  parts[part].pipe(z.array(z.guid()).max(most)).describe(`${parts[part].description} At most ${most}.`);

/** Whom a template is applied to, as it is asked: it is read with every request, so that its lists are short. */
export const templateAudienceShape = {
  ...parts,
  cohorts: few("cohorts", 20),
  employeeIds: few("employeeIds", 500),
  withoutIds: few("withoutIds", 500),
};
