/** Where lists of goals stand. */
export type { GoalAddress } from "./goal-addresses.ts";
/** What a goal may be, and how it stands. */
export { type ObjectiveLevel, objectiveLevels } from "./domain/hierarchy.ts";
export { visibilities, type Visibility } from "./domain/template.ts";
export type { MeasureType } from "#app/modules/metrics/domain.ts";
export { levelColour } from "./domain/level-colour.ts";
export { standings, standingOf, type Standing } from "./domain/standing.ts";
/** Money and time as goals count them, and in words. */
export { timeFrameOf, type TimeFrame } from "./domain/time-frame.ts";
export { findTimeFrame } from "./domain/time-frame-by-id.ts";
export { formatValue } from "#app/modules/metrics/domain.ts";
export { frameName } from "./domain/said-values.ts";
/** Numbers about many goals: of whom, and what may be missing in a goal by the coach's rules. */
export { insightScopes, type InsightScope } from "./domain/insight-scope.ts";
export { alignmentGaps, keyResultGaps, objectiveGaps, ruleOfGap, shareOf } from "./domain/alignment.ts";
export { mostKeyResults } from "./domain/coach/coach.ts";
