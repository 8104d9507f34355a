import { randomUUID } from "node:crypto";
import { DevelopWorld } from "#app/modules/develop/testing/develop-world.ts";
import type { Company } from "#tests/support/world.ts";
import type { RecordKind } from "./cast.ts";
import { sql } from "#tenancy/sql.ts";

type Ids = { planId: string; growthGoalId: string; levelUpId: string; noteId: string; competencyId: string };

export type DevelopCast = {
  /** Of the same people who own the other records; the competency is their company's. */
  of: Record<RecordKind, Ids & { gradeId: string; functionId: string }>;
  /** Brings back what an act has changed. */
  restore(): Promise<void>;
};

/** Growth plans, level-ups and notes of the cast; the other company's carry its canary. */
export async function castDevelopment(acme: Company, globex: Company, canary: string): Promise<DevelopCast> {
  const here = await new DevelopWorld(acme, "pam").open();
  const there = await new DevelopWorld(globex, "spy").open();
  const competencyOf = async (world: DevelopWorld, name: string) => {
    const id = await world.competency(name);
    await world.expect(id, 0, "BEGINNER");
    await world.expect(id, 1, "INTERMEDIATE");
    return id;
  };
  const [ours, theirs] = [await competencyOf(here, "Negotiation"), await competencyOf(there, `${canary} skill`)];
  const of = async (world: DevelopWorld, name: string) => {
    const competencyId = world === here ? ours : theirs;
    const text = `${world === there ? canary : "Words"} of ${name}`;
    const planId = await world.plan(name, { note: text });
    return {
      planId,
      growthGoalId: await world.goal(name, planId, competencyId),
      levelUpId: await world.request(name, text),
      noteId: await world.note(name, text),
      competencyId,
      gradeId: world.grades[2]!.id,
      functionId: world.functionId,
    };
  };
  const missing = () => randomUUID();
  return {
    of: {
      own: await of(here, "ina"),
      team: await of(here, "tom"),
      foreign: await of(here, "fay"),
      "other company": await of(there, canary),
      missing: {
        planId: missing(),
        growthGoalId: missing(),
        levelUpId: missing(),
        noteId: missing(),
        competencyId: missing(),
        gradeId: missing(),
        functionId: missing(),
      },
    },
    restore: async () => {
      for (const company of [acme, globex])
        await company.asProduct(async (context) => {
          await context.rows(sql`update {growth_plan} set state = 'DRAFT', agreed_by = null, agreed_at = null`);
          await context.rows(sql`update {level_up_request} set state = 'REQUESTED'`);
          await context.rows(sql`update {profile_note} set deleted_at = null`);
        });
    },
  };
}
