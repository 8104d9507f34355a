/** A year of feedback for a demo company, and the module switched on. */
export { seedFeedback, seedFeedbackAbout } from "./seed/seed-feedback.ts";
