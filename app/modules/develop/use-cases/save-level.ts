import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { CompetencyLevel } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { standardRanks } from "../domain/levels.ts";
import { ownLevels } from "../queries/levels.ts";
import { optional, titleInput } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveLevelInput = z.object({
  levelId: optional(ids.level),
  name: titleInput(40).describe("What the level is called."),
  after: z
    .enum(["", "BEGINNER", "INTERMEDIATE", "ADVANCED"])
    .default("ADVANCED")
    .describe("The standard level it stands after; empty for below all. A level keeps its place."),
  version: versionRead,
});

/** The company has a level of its own, or calls one otherwise. Its place stays, for people were assessed by it. */
export async function saveLevel(
  context: Context,
  { levelId, name, after, version }: z.output<typeof saveLevelInput>,
): Promise<{ levelId: string }> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  await context.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${context.tenant.id}:competency-levels`}, 0))`,
  );
  const own = await ownLevels(context);
  if (own.some((level) => level.id !== levelId && level.name?.toLowerCase() === name.toLowerCase()))
    throw invalid("develop.name-taken", "The name is taken.", { fields: { name: "develop.name-taken" } });
  const id = levelId ?? context.newId();
  if (levelId) (await hold(context, levelId, version)).name = name;
  else {
    const rank = freeRank(
      own.map((level) => level.rank),
      after === "" ? 0 : standardRanks[after],
    );
    if (rank === null)
      throw invalid("develop.too-many", "No more levels there.", { fields: { after: "develop.too-many" } });
    context.em.create(CompetencyLevel, { id, name, rank, archivedAt: null, createdAt: context.clock.now() } as never);
  }
  await context.em.flush();
  await tell(context, id, levelId ? "NAMED" : "ADDED");
  return { levelId: id };
}

/** The first free place above what stands after a standard level; at most nine there. */
function freeRank(taken: readonly number[], after: number): number | null {
  const places = Array.from({ length: 9 }, (_, place) => after + (place + 1) * 10);
  return places.find((rank) => !taken.includes(rank)) ?? null;
}

export const archiveLevelInput = z.object({
  levelId: ids.level,
  archived: z.union([z.boolean(), z.stringbool()]).describe("Whether it can no longer be given."),
});

/** A level is given no more, or again; what was assessed by it stays. */
export async function archiveLevel(
  context: Context,
  { levelId, archived }: z.output<typeof archiveLevelInput>,
): Promise<{ levelId: string }> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  (await hold(context, levelId, undefined)).archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await tell(context, levelId, archived ? "ARCHIVED" : "BROUGHT_BACK");
  return { levelId };
}

function hold(context: Context, levelId: string, version: number | undefined) {
  return holdRecord(
    context,
    CompetencyLevel,
    { id: levelId },
    { version, subject: "CompetencyLevel", changedBy: ["develop.save-level"] },
  );
}

function tell(context: Context, levelId: string, change: string): Promise<void> {
  return writeDown(
    context,
    "develop.level-changed",
    { levelId, change },
    { action: "save-level", subject: "CompetencyLevel", id: levelId, detail: { change } },
  );
}
