import type { Context } from "#app/platform/context/context.ts";
import type { AppliedFile, LineVerdict } from "#app/platform/contributions/judged-as-set.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import { lineOutcomes } from "#app/platform/contributions/judged-as-set.ts";
import type { ImportSettings } from "../../domain/import/settings.ts";
import type { PeopleImported } from "../../events.ts";
import { addTerms } from "./add-terms.ts";
import { storeFields, type MadeByImport } from "./store-fields.ts";
import { storeFactsOf, storeNewPeople } from "./store-people.ts";
import { storeFirstPlaces, storePlaces } from "./store-places.ts";

/** Does what a file of people was judged to do: who joins, what changes, who moves and who leaves. */
export async function storeJudged(
  context: Context,
  { id: importId, settings, counts }: AppliedFile,
  verdicts: readonly LineVerdict[],
  progress: Progress,
): Promise<MadeByImport> {
  const rows = await addTerms(context, verdicts as readonly PlannedRow[]);
  await storeNewPeople(context, rows, progress);
  await storeFactsOf(context, rows);
  await storeFirstPlaces(context, rows, progress);
  const places = await storePlaces(context, rows, (settings as ImportSettings).from);
  const fields = await storeFields(context, rows);
  await progress(0, 0, "FINISHING");
  // Or the next requests plan for the company as it was before, and wait.
  if (rows.some(({ outcome }) => outcome !== "UNCHANGED" && outcome !== "REFUSED"))
    await refreshStatistics(context, ["employee", "assignment"]);
  const told = Object.fromEntries([...lineOutcomes, "present"].map((name) => [name, counts[name] ?? 0]));
  const imported: PeopleImported = { name: "people.imported", payload: { importId, counts: told } };
  await recordEvent(context, imported);
  return {
    superseded: [...places.superseded, ...fields.superseded],
    added: [...places.added, ...fields.added],
  };
}
