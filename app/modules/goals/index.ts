/** For rooms whose records name goals: some in brief, the title of one, and of many; what the actor may not see is not there. */
export { goalsInBrief, type GoalBrief } from "./queries/goals-in-brief.ts";
export { findVisibleTitle } from "./queries/find-visible-title.ts";
export { visibleTitles } from "./data/visible-titles.ts";
/** For work on goals: which key results are new, and whether a number moved since the work began. */
export { newestKeyResults } from "./queries/newest-key-results.ts";
export { goalMovedSince } from "./queries/goal-moved-since.ts";
/** Making and changing goals as the forms do, and taking back what was made together until somebody builds on it. */
export { createKeyResult, createKeyResultInput } from "./use-cases/create-key-result.ts";
export { createObjective, createObjectiveInput } from "./use-cases/create-objective.ts";
export { editGoal, editGoalInput } from "./use-cases/edit-goal.ts";
export { takeBackGoals } from "./use-cases/take-back-goals.ts";
export { archiveGoal } from "./use-cases/archive-goal.ts";
export { descriptionInput, measureInput } from "./use-cases/goal-input.ts";
/** What the actor may create, for forms and before long work. */
export { creationRights } from "./queries/goal-permissions.ts";
export { authorizeInitiative, mayAddInitiative, newGoalFacts } from "./use-cases/authorize-goal.ts";
export { authorizeBulkUpload, mayBulkUpload } from "./use-cases/authorize-upload.ts";
export type { BulkUploadKind } from "./domain/template-privileges.ts";
/** Goals to be joined to what another room knows of them: all as they are now, and those that the actor may see. */
export { goalsAsTheyAre, goalsSeen } from "./queries/goals-as-they-are.ts";
/** Who writes many goals in one transaction takes metrics first (`holdMetrics` of metrics), then the trees, before any row. */
export { lockTrees } from "./data/tree-locks.ts";
/** What people call objectives in files, found. */
export { objectivesTitled } from "./queries/objectives-titled.ts";
/** For screens beside those of goals: whose area it is, its years and time frames. */
export { requireArea } from "./queries/require-area.ts";
export { fiscalYearStartMonth, requireTimeFrame } from "./data/periods.ts";
export { goalPeriods } from "./queries/goal-periods.ts";
/** For reports: lists as screens show them, the columns of files, and a scope in numbers, by the rights of who looks. */
export { goalListInput, listGoals, type ListedGoal } from "./queries/goal-list.ts";
export { exportedColumns } from "./queries/goal-export.ts";
export { goalInsights, type GoalInsights, type GoalNumbers } from "./queries/goal-insights.ts";
export { countPeople, listPeople, type PeopleCounts, type PersonNumbers } from "./queries/people-insights.ts";
export { gapNumbers, unitNumbers, type GapNumbers, type UnitNumbers } from "./queries/alignment-numbers.ts";
/** Running goals of some people, as far as the actor may see them, for who talks with them. */
export { openGoalsOf, type OpenGoal } from "./queries/open-goals-of.ts";
/** Goals of a person in a period with how they stand, as far as the actor may see them; and who has any, for plans. */
export { goalsOfPeriod, objectivesOfMany, peopleWithGoals, type GoalOfPeriod } from "./queries/goals-of-period.ts";
/** What the room announces. */
export { goalEvents } from "./events.ts";
