/** Competencies, what jobs ask, a year of assessments and plans for a demo company, and the module switched on. */
export { demoCompetencies } from "./seed/seed-develop.ts";
/**
 * What the jobs of people ask of them on a day, for rooms that assess: by employee id, role, grade and the competencies
 * with the level that is expected and what each level means in words.
 *
 * @public
 */
export { competenciesExpectedOf, type ExpectedCompetency, type ExpectedOfPerson } from "./queries/expected-of.ts";
/** The competencies to choose from, by name, for forms of other rooms. */
export {
  competenciesInUse,
  keepsCompetencies,
  offeredCompetencies,
  type OfferedCompetency,
} from "./queries/offered-competencies.ts";
/** A step towards a competency in somebody's growth plan, and towards which the actor may plan one. */
export { competenciesToPlan, planStep } from "./use-cases/plan-step.ts";
