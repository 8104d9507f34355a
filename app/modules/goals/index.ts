/** Titles, for rooms whose records name a goal: of one goal, and of many at once; what the actor may not see has none. */
export { findVisibleTitle } from "./queries/find-visible-title.ts";
export { visibleTitles } from "./data/visible-titles.ts";
/** For work on goals: which key results are new, and whether a number moved since the work began. */
export { newestKeyResults } from "./queries/newest-key-results.ts";
export { goalMovedSince } from "./queries/goal-moved-since.ts";
/** Making goals as the forms make them, and taking back what was made together until somebody builds on it. */
export { createKeyResult, createKeyResultInput } from "./use-cases/create-key-result.ts";
export { createObjective, createObjectiveInput } from "./use-cases/create-objective.ts";
export { takeBackGoals } from "./use-cases/take-back-goals.ts";
/** Who writes many goals in one transaction takes metrics first, then the trees, before any row. */
export { holdMetrics } from "./data/metric-record.ts";
export { lockTrees } from "./data/tree-locks.ts";
/** What people call goals and metrics in files, found. */
export { metricsNamed, type NamedMetric } from "./queries/metrics-named.ts";
export { objectivesTitled } from "./queries/objectives-titled.ts";
/** For screens beside those of goals: what the company calls goals, whose area it is, and when its years begin. */
export { goalNamesOf, type GoalNames } from "./queries/goal-names.ts";
export { requireArea } from "./queries/require-area.ts";
export { fiscalYearStartMonth } from "./data/periods.ts";
/** Demo data. */
export { seedGoals } from "./seed/seed-goals.ts";
export { announceRecentGoals } from "./seed/announce-recent.ts";
