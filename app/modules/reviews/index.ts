/** A cycle with its calibration question, options and grid; 404 where it is not calibrated. */
export { requireCycleForCalibration, type CalibratedCycle } from "./queries/for-calibration.ts";
/** Everybody in a cycle with what is proposed and what is settled; whom the actor may see is the caller's to ask. */
export { ratedReviewees, type RatedReviewee } from "./queries/for-calibration.ts";
/** Cycles that were launched and are calibrated, the newest first. */
export { calibratableCycles } from "./queries/for-calibration.ts";
/**
 * The only writer of a result: event `reviews.settled` and audit entry in the same transaction. Errors:
 * `reviews.result-shared` and `reviews.cycle-closed` (409), `reviews.unknown-option` and `reviews.outside-grid` (422),
 * `platform.changed-meanwhile` (409) where `version` is not the one that was read.
 */
export { settleResult } from "./use-cases/settle-result.ts";
/** Results that are shared by themselves wait for this; the caller has asked who may finish a calibration. */
export { markCalibrated } from "./use-cases/mark-calibrated.ts";
/** The latest three shared results of these people besides a cycle's own; whom the actor may see is the caller's to ask. */
export { pastResults } from "./queries/past-results.ts";
/** Whom a reviewee is, as a value beside its id: for rules about others who stand by it. */
export { employeeOfReviewee } from "./queries/for-calibration.ts";
