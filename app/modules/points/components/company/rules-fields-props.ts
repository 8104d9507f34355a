import type { PointsRules } from "../../domain/rules.ts";

/** Rules as they are typed; each change is all of them. */
export type RulesFieldsProps = { rules: PointsRules; onChange: (rules: PointsRules) => void };
