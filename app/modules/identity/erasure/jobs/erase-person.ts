import { createHash } from "node:crypto";
import { companyLanguage, eraseEmployeeFacts, requireErasable } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Marks } from "#tenancy/forget-person.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { mailWords } from "../../mail/mail-words.ts";
import { forgetSignIns } from "../data/forget-sign-ins.ts";
import { holdErasure, type Erasure } from "../data/hold-erasure.ts";
import { marksOf } from "../data/marks.ts";
import { countKey, countSteps, doSome, stepsOf, type ErasureStep } from "../data/step-rows.ts";
import { tablesWithTexts, takeOutTexts } from "../data/take-out-texts.ts";
import { withCount, type ErasureCounts } from "../domain/erasure.ts";
import { objectionsTo } from "../queries/objections.ts";

/** What went so far. */
type Tally = { counts: ErasureCounts };
type Begun = { erasure: Erasure; marks: Marks; word: string; name: string; tenantId: string; steps: ErasureStep[] };

/**
 * Erases table by table, a transaction a piece, and the person's own record last: until then a worker that takes over knows
 * whom to look for, and what is done already finds nothing more to do.
 */
export async function erasePerson(run: TaskRun, { erasureId }: { erasureId: string }): Promise<void> {
  const begun = await run.open((context) => begin(context, erasureId));
  if (!begun) return;
  const { steps, marks } = begun;
  const tally: Tally = { counts: begun.erasure.counts };
  const tables = await run.open((context) => tablesWithTexts(context, context.forgetsPerson));
  const total = steps.length + tables.length;
  for (const [place, step] of steps.entries()) {
    await run.progress(place, total);
    await eraseRows(run, begun, step, tally);
  }
  for (const [place, table] of tables.entries()) {
    await run.progress(steps.length + place, total);
    await replaceNames(run, begun, table, tally);
  }
  await forgetSignIns(run.installation.database, begun.tenantId, marks);
  await run.finish(async (context) => conclude(context, begun, tally.counts));
}

async function begin(context: Context, erasureId: string): Promise<Begun | null> {
  const erasure = await holdErasure(context, sql`p.id = ${erasureId}`);
  if (!erasure || erasure.state === "DONE" || erasure.state === "CALLED_OFF") return null;
  await requireErasable(context, erasure.employeeId);
  // Once rows are gone the rest must follow, whatever is objected.
  const [objection] = erasure.state === "WAITING" ? await objectionsTo(context, erasure.employeeId) : [];
  if (objection) throw conflict(objection.code, "A module objects.");
  await context.rows(
    sql`update {person_erasure} set state = 'RUNNING', version = version + 1 where id = ${erasureId} and state = 'WAITING'`,
  );
  const t = mailWords(await companyLanguage(context));
  return {
    ...{ erasure, marks: await marksOf(context, erasure.employeeId), tenantId: context.tenant.id },
    ...{ word: t("erasure.word"), name: t("erasure.person-word"), steps: stepsOf(context.forgetsPerson) },
  };
}

async function eraseRows(run: TaskRun, begun: Begun, each: ErasureStep, tally: Tally): Promise<void> {
  for (let more = each.step.act !== "keep"; more;) {
    const done = await run.open(async (context) => {
      const some = await doSome(context, each.step, begun.marks, begun.word);
      await noteCount(context, begun, tally, countKey(each), some.changed);
      return { ...some, remove: () => Promise.all(some.files.map((file) => context.files.remove(file))) };
    });
    await done.remove();
    more = done.more;
  }
}

async function replaceNames(
  run: TaskRun,
  { name, ...begun }: Begun,
  table: Parameters<typeof takeOutTexts>[1],
  tally: Tally,
): Promise<void> {
  for (let more = true; more;)
    more = await run.open(async (context) => {
      const some = await takeOutTexts(context, table, begun.marks.texts, name);
      await noteCount(context, begun, tally, `texts/${table.table}/emptied`, some.changed);
      return some.more;
    });
}

/** Counts stand with what they count, so that a worker that takes over goes on from them. */
async function noteCount(
  context: Context,
  { erasure }: Pick<Begun, "erasure">,
  tally: Tally,
  key: string,
  changed: number,
): Promise<void> {
  if (changed === 0) return;
  tally.counts = withCount(tally.counts, key, changed);
  await context.rows(
    sql`update {person_erasure} set counts = ${JSON.stringify(tally.counts)}::jsonb, version = version + 1 where id = ${erasure.id}`,
  );
}

async function conclude(context: Context, { erasure, marks, steps }: Begun, counts: ErasureCounts): Promise<void> {
  const { id, employeeId, askedBy, askedAt } = erasure;
  const kept = steps.filter(({ step }) => step.act === "keep");
  const whole = { ...counts, ...(await countSteps(context, kept, marks)) };
  await eraseEmployeeFacts(context, employeeId);
  const doneAt = context.clock.now();
  const proof = JSON.stringify({
    ...{ certificate: id, company: context.tenant.name, person: employeeId, askedBy, askedAt },
    ...{ erasedAt: doneAt.toISOString(), counts: whole },
  });
  const { signature, publicKey } = await context.sign(proof);
  await context.rows(
    sql`update {person_erasure} set state = 'DONE', done_at = ${doneAt}, counts = ${JSON.stringify(whole)}::jsonb,
        proof = ${proof}, proof_signature = ${signature}, public_key = ${publicKey}, version = version + 1
      where id = ${id}`,
  );
  const digest = createHash("sha256").update(proof).digest("hex");
  const written = { action: "erase-person", subject: "Employee", id: employeeId, detail: { certificate: id, digest } };
  await writeDown(context, "identity.person-erased", { employeeId }, written);
}
