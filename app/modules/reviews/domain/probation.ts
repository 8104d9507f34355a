import type { Preset } from "./cycle-settings.ts";

/** How a probation ends: they stay, it goes on, or they leave. */
export const probationDecisions = ["CONFIRMED", "EXTENDED", "ENDED"] as const;
export type ProbationDecision = (typeof probationDecisions)[number];

const probations: readonly Preset[] = ["PROBATION_REVIEW", "PROBATION_30_60_90"];

/** Whether reviews of this kind end in such a decision. */
export const decidesProbation = (preset: Preset) => probations.includes(preset);
