/**
 * Whose template counts. Every key of a template follows the person who looks or acts, never the owner of the goal: what
 * modules, objectives and key results are called (`moduleName`, `objectivesName`, `keyResultsName`), what "mine" holds
 * (`includeOwnerGoals`, `includeCollaboratorGoals`), what may be done (`access`: the roles are the actor's, also those held
 * towards one goal), what a new goal starts with (`DEFAULT_*`: of whoever makes it, for whomever), whether a goal may be put
 * under a key result (`IS_KR_CASCADING_ENABLED`: of whoever puts it), and how much the forms ask (`OBJECTIVE_TYPE`,
 * `ENABLE_IMPORTANCE_IN_GOALS`). So one person finds one set of words and rights on every screen, whoever's goals stand
 * there; what is stored in a goal, such as its visibility, is the goal's own and changes with no template.
 */
export type Applied = { readonly isDefault: boolean; readonly cohortIds: readonly string[] };

/** The first template, in their order, one of whose cohorts holds the person; else the company's own, which stands last. */
export function chosenTemplate<Template extends Applied>(
  inOrder: readonly Template[],
  held: ReadonlySet<string>,
): Template {
  return inOrder.find(({ isDefault, cohortIds }) => isDefault || cohortIds.some((id) => held.has(id)))!;
}
