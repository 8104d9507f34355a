import type { Context } from "#app/platform/context/context.ts";
import type { ForgetsPerson, GatheredForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import { blankSome, countOf, deleteSome, rowsAtOnce, type Marks } from "#tenancy/forget-person.ts";
import { sql } from "#tenancy/sql.ts";
import { withCount, type ErasureAct, type ErasureCounts } from "../domain/erasure.ts";

export type ErasureStep = { room: string; step: ForgetsPerson };

export function stepsOf(rooms: readonly GatheredForgetsPerson[]): ErasureStep[] {
  return rooms.flatMap(({ room, steps }) => steps.map((step) => ({ room, step })));
}

const actOf: Record<ForgetsPerson["act"], ErasureAct> = {
  delete: "deleted",
  own: "deleted",
  blank: "emptied",
  keep: "kept",
};
export const countKey = ({ room, step }: ErasureStep) => `${room}/${step.table}/${actOf[step.act]}`;

/** Does a part of a step: how many rows it was, whether there may be more, and files whose rows went. */
export async function doSome(
  context: Context,
  step: ForgetsPerson,
  marks: Marks,
  word: string,
): Promise<{ changed: number; more: boolean; files: string[] }> {
  if (step.act === "keep") return { changed: 0, more: false, files: [] };
  if (step.act === "own") {
    const changed = await step.run(context, marks.id);
    return { changed, more: changed > 0, files: [] };
  }
  if (step.act === "blank") {
    const changed = (await context.rows(blankSome(step, step.columns, word, marks))).length;
    return { changed, more: changed === rowsAtOnce, files: [] };
  }
  const answers = step.table === "attachment" ? sql`store_key as file` : sql`null as file`;
  const gone = await context.rows<{ file: string | null }>(deleteSome(step, marks, answers));
  const files = gone.flatMap(({ file }) => file ?? []);
  return { changed: gone.length, more: gone.length === rowsAtOnce, files };
}

const countedAtOnce = 40;

/** How many rows each step finds, by its key; several steps may find the same row. */
export async function countSteps(
  context: Context,
  steps: readonly ErasureStep[],
  marks: Marks,
): Promise<ErasureCounts> {
  let counts: ErasureCounts = {};
  const add = (each: ErasureStep, found: number) => {
    if (found > 0) counts = withCount(counts, countKey(each), found);
  };
  const asked = steps.filter(({ step }) => step.act !== "own");
  for (let from = 0; from < asked.length; from += countedAtOnce) {
    const some = asked.slice(from, from + countedAtOnce);
    const columns = some.map(({ step }, place) =>
      step.act === "own" ? sql`0` : sql`${countOf(step, marks)} as ${sql.ref(`c${place}`)}`,
    );
    const [row] = await context.rows<Record<string, number>>(sql`select ${sql.join(columns)}`);
    some.forEach((each, place) => add(each, row![`c${place}`]!));
  }
  for (const each of steps) if (each.step.act === "own") add(each, await each.step.count(context, marks.id));
  return counts;
}
