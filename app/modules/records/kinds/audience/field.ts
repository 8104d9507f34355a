import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import type { Holds, Told } from "../../domain/field.ts";

/** For whom something is as answers tell it: what was chosen, and what that is called today. */
export type NamedAudience = { rule: AudienceRule; everyone: boolean; names: string[]; without: number };

export type AudienceField = Told & { kind: "AUDIENCE" };

/**
 * For whom it is, kept as `audiences` keeps it; left empty it is nobody. Cohorts are shared ones, and grades are not offered:
 * whoever sees the record sees what it is called. Whom it means is asked of `audiences` (`peopleOfAudience`).
 */
export function audience<const Say extends Told>(say: Say): Say & AudienceField & Holds<AudienceRule, NamedAudience> {
  return { ...say, kind: "AUDIENCE" };
}
