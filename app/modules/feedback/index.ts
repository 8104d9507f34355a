/** Praise that people compose in a post of the feed: kept, taken away and brought back with the post. */
export { deletePraise, keepPraise, restorePraise } from "./use-cases/keep-praise.ts";
/** What a post of the feed shows of praise, what it may be praise for, and how much praise the actor was given. */
export {
  keepsCompetencies as praisesCompetencies,
  type OfferedCompetency as CompetencyToPraise,
} from "#app/modules/develop/index.ts";
export { praisedCompetencies } from "./queries/praised-competencies.ts";
export { requireCompetency } from "./use-cases/require-goal.ts";
export { countPraiseReceived, praiseOfFeedback, praiseOfPost, type ShownPraise } from "./queries/praise.ts";
/** For demo companies: praise of seeded posts is kept, and praise that was seeded for everybody is read for its posts. */
export { openPraise, seedPraise } from "./seed/seed-praise.ts";
/** For demo companies: what colleagues say to one another, each text once, and of what competency praise is. */
export { demoWords } from "./seed/demo-texts.ts";
export { seedPraiseAbout } from "./seed/seed-feedback.ts";
/** The competency of praise, as it is asked for. */
export { competencyInput } from "./use-cases/feedback-input.ts";
/** What the room announces. */
export { feedbackEvents } from "./events.ts";
