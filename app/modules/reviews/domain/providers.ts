/**
 * Who is given a form about the person reviewed: whoever nominates their peers; and who says something of their work:
 * themselves, who leads them, peers, those they lead, a dotted-line manager, people outside the company.
 */
export const providers = ["NOMINATOR", "SELF", "PEER", "UPWARD", "DLM", "EXTERNAL", "MANAGER"] as const;
export type Provider = (typeof providers)[number];

/** The steps of a cycle, in order. */
export const stages = ["NOMINATION", ...providers, "CALIBRATION", "PUBLISH"] as const;
export type Stage = (typeof stages)[number];

/** The steps that a cycle with these providers has. */
export function stagesOf(enabled: readonly Provider[], calibrated: boolean): readonly Stage[] {
  return stages.filter((stage) => {
    // A nominator's form has the days of the nomination.
    if (stage === "NOMINATOR") return false;
    if (stage === "NOMINATION") return enabled.includes("PEER");
    if (stage === "CALIBRATION") return calibrated;
    return stage === "PUBLISH" || enabled.includes(stage);
  });
}
