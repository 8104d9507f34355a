/** Where goals are brought in from files. */
export { uploadAddresses, type CheckInAddress } from "./check-in-addresses.ts";
/** What a goal may be. */
export { type ObjectiveLevel, objectiveLevels } from "./domain/hierarchy.ts";
export type { Visibility } from "./domain/template.ts";
/** Money and time as goals count them. */
export { toMinorUnits } from "./domain/minor-units.ts";
export { timeFrameOf } from "./domain/time-frame.ts";
