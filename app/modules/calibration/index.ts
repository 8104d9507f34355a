/** Demo groups of the cycles that the seed's reviews launched. */
export { seedCalibration } from "./seed/seed-calibration.ts";
