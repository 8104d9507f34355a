import type { GatheredUse } from "#app/platform/contributions/record-use.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";

/** What all rooms do with a cohort. */
export type FindUses = (context: Context, about: string, id: string) => Promise<readonly GatheredUse[]>;

/** What rests on a cohort would be lost with it: it stays as long as something does. */
export async function refuseWhereUsed(context: Context, cohortId: string, findUses: FindUses): Promise<void> {
  refuse((await findUses(context, "Cohort", cohortId)).filter(({ rests }) => rests));
}

/** Rights that rest on a cohort change with whom it finds: only who may change those rights may change that. */
export async function refuseChangeWhereUsed(context: Context, cohortId: string, findUses: FindUses): Promise<void> {
  refuse((await findUses(context, "Cohort", cohortId)).filter(({ rests, mayChange }) => rests && !mayChange));
}

function refuse(resting: readonly GatheredUse[]): void {
  if (resting.length > 0)
    throw conflict("audiences.cohort-in-use", "Something rests on the cohort.", { params: { count: resting.length } });
}
