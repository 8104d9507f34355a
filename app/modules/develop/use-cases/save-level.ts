import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf, type TermChange } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { CompetencyLevel } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { standardRanks } from "../domain/levels.ts";
import { ownLevels } from "../queries/levels.ts";
import { optional, titleInput } from "./develop-input.ts";

export const saveLevelInput = z.object({
  levelId: optional(ids.level),
  name: titleInput(40).describe("What the level is called."),
  after: z
    .enum(["", "BEGINNER", "INTERMEDIATE", "ADVANCED"])
    .default("ADVANCED")
    .describe("The standard level it stands after; empty for below all. A level keeps its place."),
  version: versionRead,
});

type LevelTerm = InferEntity<typeof CompetencyLevel>;

const levels = catalogueOf<LevelTerm, Partial<Pick<LevelTerm, "name" | "rank">>>({
  entity: CompetencyLevel,
  room: "develop",
  noun: "level",
  subject: "CompetencyLevel",
  right: "DevelopSettings",
  lock: lockLevels,
  refuse: async (context, { id, name }, change) => {
    if (change === "ADDED" || change === "EDITED") await refuseTaken(context, id, name);
  },
  told: {
    stays: true,
    payload: (_, change) => ({ change: changeOf(change) }),
    action: () => "save-level",
    detail: (_, change) => ({ change: changeOf(change) }),
  },
});

/** The company has a level of its own, or calls one otherwise. Its place stays, for people were assessed by it. */
export async function saveLevel(
  context: Context,
  { levelId, name, after, version }: z.output<typeof saveLevelInput>,
): Promise<{ levelId: string }> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  await lockLevels(context);
  const values = levelId ? { name } : { name, rank: await freeRank(context, after) };
  return { levelId: await levels.save(context, levelId ?? undefined, values, version) };
}

/** The first free place above what stands after a standard level; at most nine there. */
async function freeRank(context: Context, after: keyof typeof standardRanks | ""): Promise<number> {
  const taken = (await ownLevels(context)).map(({ rank }) => rank);
  const places = Array.from({ length: 9 }, (_, place) => (after === "" ? 0 : standardRanks[after]) + (place + 1) * 10);
  const free = places.find((rank) => !taken.includes(rank));
  if (free !== undefined) return free;
  throw invalid("develop.too-many", "No more levels there.", { fields: { after: "develop.too-many" } });
}

/** A name stays with the level that had it, archived or not: people were assessed by it. */
async function refuseTaken(context: Context, id: string, name: string): Promise<void> {
  const own = await ownLevels(context);
  if (own.some((level) => level.id !== id && level.name?.toLowerCase() === name.toLowerCase()))
    throw invalid("develop.name-taken", "The name is taken.", { fields: { name: "develop.name-taken" } });
}

async function lockLevels(context: Context): Promise<void> {
  await lockNamed(context, "competency-levels");
}

function changeOf(change: TermChange): string {
  return change === "EDITED" ? "NAMED" : change;
}

export const archiveLevelInput = z.object({
  levelId: ids.level,
  archived: tickInput.describe("Whether it can no longer be given."),
});

/** A level is given no more, or again; what was assessed by it stays. */
export const archiveLevel = levels.archiving("levelId");
