import type { Context } from "#app/platform/context/context.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { featureOf, type ConnectorKind } from "../domain/kinds.ts";
import { applyMeasures } from "./apply-measures.ts";
import { applyPeople } from "./apply-people.ts";

/** What came of a run: what was or would be changed, and why it was held back. */
export type Applied = {
  outcome: Record<string, number>;
  importId?: string;
  /** Rows that a rule of ours refuses. */
  refused?: number;
  /** Why nothing was changed: somebody has to look first. */
  held?: string;
};

/**
 * Writes what follows from the rows of an installation, through the front doors of the rooms they belong to; a trial
 * only says what would be.
 */
export async function applyRows(context: Context, record: InstallationRecord, trial: boolean): Promise<Applied> {
  const feature = featureOf[record.kind as ConnectorKind];
  if (feature && !context.actor.features.includes(feature)) return { outcome: {}, held: "module-off" };
  if (record.kind === "hr") return applyPeople(context, record, trial);
  if (record.kind === "issue-tracker" || record.kind === "crm") return applyMeasures(context, record, trial);
  return { outcome: {} };
}
