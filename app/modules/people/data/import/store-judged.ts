import type { Context } from "#app/platform/context/context.ts";
import type { AppliedFile, LineVerdict } from "#app/platform/contributions/judged-as-set.ts";
import { lineOutcomes, noLongerAsShown } from "#app/platform/contributions/judged-as-set.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { inPages } from "#app/platform/import/in-pages.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import type { ImportSettings } from "../../domain/import/settings.ts";
import type { PeopleImported } from "../../events.ts";
import { addTerms } from "./add-terms.ts";
import { holdJudged, refuseLateLoops, type PeopleSeen } from "./hold-judged.ts";
import { storeFields, type MadeByImport } from "./store-fields.ts";
import { storeFactsOf, storeNewPeople } from "./store-people.ts";
import { storeFirstPlaces, storePlaces } from "./store-places.ts";

/**
 * Does what a file of people was judged to do: who joins, what changes, who moves and who leaves. Newcomers come first:
 * nobody else can be held up by rows that only this transaction sees. Whoever is here already is held last, and shortly.
 */
export async function storeJudged(
  context: Context,
  { id: importId, settings, counts, seen }: AppliedFile,
  verdicts: Iterable<LineVerdict>,
  progress: Progress,
): Promise<MadeByImport> {
  const done: Iterable<PlannedRow> = only(verdicts as Iterable<PlannedRow>, ({ outcome }) => !idle.has(outcome));
  const joining = counts["CREATED"] ?? 0;
  await storeNewPeople(context, only(done, isNew), joining, progress).catch(refuseTakenMeanwhile);
  const rows = await addTerms(context, done);
  const first = await storeFirst(context, only(rows, isNew), joining, progress);
  await progress(0, 0, "FINISHING");
  const standing = [...only(rows, (row) => !isNew(row))];
  // Or the next requests plan for the company as it was before, and wait.
  if (joining + standing.length > 0) await refreshStatistics(context, ["employee", "assignment"]);
  const changed = await storeChanges(context, standing, settings as ImportSettings, seen as PeopleSeen);
  const told = Object.fromEntries([...lineOutcomes, "present"].map((name) => [name, counts[name] ?? 0]));
  const imported: PeopleImported = { name: "people.imported", payload: { importId, counts: told } };
  await recordEvent(context, imported);
  return {
    superseded: [...changed.superseded, ...first.superseded],
    added: [...changed.added, ...first.added],
  };
}

const atOnce = 1_000;
const idle = new Set(["UNCHANGED", "REFUSED"]);
const isNew = ({ outcome }: PlannedRow) => outcome === "CREATED";

/** Some of the rows, each made as it is read. */
function only(rows: Iterable<PlannedRow>, wanted: (row: PlannedRow) => boolean): Iterable<PlannedRow> {
  return {
    *[Symbol.iterator]() {
      for (const row of rows) if (wanted(row)) yield row;
    },
  };
}

/** Where so many newcomers stand, and what is said of them; everybody whom they name is here by now. */
async function storeFirst(
  context: Context,
  newcomers: Iterable<PlannedRow>,
  count: number,
  progress: Progress,
): Promise<MadeByImport> {
  const made: MadeByImport = { superseded: [], added: [] };
  let stored = 0;
  for (const some of inPages(newcomers, atOnce)) {
    await progress(stored, count, "STORING_PLACES");
    stored += some.length;
    await storeFirstPlaces(context, some);
    const { superseded, added } = await storeFields(context, some);
    made.superseded.push(...superseded);
    made.added.push(...added);
  }
  return made;
}

async function storeChanges(
  context: Context,
  rows: readonly PlannedRow[],
  { from }: ImportSettings,
  seen: PeopleSeen,
): Promise<MadeByImport> {
  if (rows.length === 0) return { superseded: [], added: [] };
  await holdJudged(context, rows, seen);
  await storeFactsOf(context, rows).catch(refuseTakenMeanwhile);
  const places = await storePlaces(context, rows, from);
  const fields = await storeFields(context, rows);
  await refuseLateLoops(context, rows, from);
  return { superseded: [...places.superseded, ...fields.superseded], added: [...places.added, ...fields.added] };
}

const taken = "23505";

/** Somebody got an e-mail address or a number of the file since it was judged. */
function refuseTakenMeanwhile(error: unknown): never {
  if ((error as { code?: string }).code === taken) throw noLongerAsShown();
  throw error;
}
