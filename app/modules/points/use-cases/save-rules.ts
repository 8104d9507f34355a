import { z } from "zod";
import { audienceInput, keptAudience } from "#app/modules/audiences/domain.ts";
import { isInAudience, requireAudience } from "#app/modules/audiences/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { PointsPolicy } from "../data/entities.ts";
import { livePolicies } from "../data/rules-versions.ts";
import { tellRaised } from "../data/tell-raised.ts";
import { bandFaults, sameThresholds } from "../domain/bands.ts";
import { ids } from "../domain/ids.ts";
import { rulesInput, type PointsRules } from "../domain/rules.ts";
import { writeDown } from "./write-down.ts";

/** A form sends the tables as one text, a program as they are. */
const sentRules = z.preprocess((sent) => (typeof sent === "string" ? parsed(sent) : sent), rulesInput);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const saveRulesInput = z.object({
  policyId: optionalInput(ids.policy).describe("Which set of rules; left out, another one is added."),
  name: textInput({ most: 120, missing: "points.name-needed", tooLong: "points.too-long" }).describe(
    "What they are called.",
  ),
  validFrom: z.iso.date({ error: "points.day" }).describe("From which day on they hold, as `2026-12-01`."),
  audience: audienceInput.default(audienceInput.parse({})).describe("For whom they are."),
  rules: sentRules.describe("What they say."),
  version: versionRead,
});
export type SaveRulesInput = z.output<typeof saveRulesInput>;

/**
 * Rules hold from a day on; what was posted before stays by the rules of its day. A set that is new may begin in the past,
 * one that is in force changes from today on at the earliest.
 */
export async function saveRules(context: Context, input: SaveRulesInput): Promise<{ policyId: string }> {
  await authorize(context, "edit", { kind: "PointsSettings" });
  requireSound(input.rules);
  await requireAudience(context, input.audience, { field: "audience.", resting: true });
  await lockNamed(context, "points rules");
  const policyId = input.policyId ?? context.newId();
  const isNew = input.policyId === undefined;
  if (!isNew && input.validFrom < context.today())
    throw invalid("points.rules-in-past", "Rules change from today on.", {
      fields: { validFrom: "points.rules-in-past" },
    });
  await storePolicy(context, policyId, input);
  await requireOneEach(context, policyId, input);
  await storeVersion(context, policyId, input);
  await writeDown(
    context,
    "points.rules-changed",
    { policyId, change: isNew ? "ADDED" : "CHANGED" },
    { action: "save-rules", subject: "PointsPolicy", id: policyId, detail: { validFrom: input.validFrom } },
  );
  const concerned = await context.rows<{ id: string }>(
    sql`select distinct s.employee_id as id from {shift_event} s
      where s.policy_id = ${policyId} and s.day >= ${input.validFrom}::date`,
  );
  await tellRaised(
    context,
    await derivePeople(
      context,
      concerned.map(({ id }) => id),
    ),
  );
  return { policyId };
}

/** Refuses overlaps, holes and doubles, naming both rows. */
export function requireSound({ bands, thresholds }: PointsRules): void {
  const [fault] = bandFaults(bands);
  const refuse = (code: string, rows: { first: number; second: number }) => {
    throw invalid(code, "Two rows do not go together.", {
      params: { first: rows.first, second: rows.second },
      fields: { rules: code },
    });
  };
  if (fault) refuse(`points.band-${fault.fault.toLowerCase().replace("_", "-")}`, fault);
  const same = sameThresholds(thresholds);
  if (same) refuse("points.threshold-twice", same);
}

async function storePolicy(
  context: Context,
  policyId: string,
  { policyId: known, ...input }: SaveRulesInput,
): Promise<void> {
  const said = { name: input.name, audience: keptAudience(input.audience) };
  if (known === undefined) {
    const made = { createdAt: context.clock.now(), createdBy: context.actor.employeeId };
    context.em.create(PointsPolicy, { id: policyId, ...said, ...made });
    await context.em.flush();
    return;
  }
  const [policy] = await context.rows<{ version: number }>(
    sql`select version from {points_policy} where id = ${policyId} and archived_at is null for update`,
  );
  if (!policy) throw notFound("PointsPolicy");
  const held = { version: input.version, subject: "PointsPolicy", changedBy: ["points.save-rules"] };
  await requireUnchanged(context, { id: policyId, version: policy.version }, held);
  await context.rows(
    sql`update {points_policy} set name = ${said.name}, audience = ${JSON.stringify(said.audience)}::jsonb,
        version = version + 1 where id = ${policyId}`,
  );
}

/** Nobody is under two sets of rules. */
async function requireOneEach(context: Context, policyId: string, { audience }: SaveRulesInput): Promise<void> {
  const meant = await isInAudience(context, audience);
  for (const other of await livePolicies(context)) {
    if (other.id === policyId) continue;
    const both = await context.rows<{ name: string; all: number }>(
      sql`select e.display_name as name, count(*) over ()::int as all from {employee} e
        where ${meant} and ${await isInAudience(context, other.audience)} order by lower(e.display_name), e.id limit 3`,
    );
    if (both.length === 0) continue;
    const params = { names: both.map(({ name }) => name).join(", "), count: both[0]!.all, rules: other.name };
    throw invalid("points.two-rule-sets", "Somebody would be under two sets of rules.", {
      ...{ params, fields: { "audience.cohorts": "points.two-rule-sets" } },
    });
  }
}

async function storeVersion(context: Context, policyId: string, { validFrom, rules }: SaveRulesInput): Promise<void> {
  const now = context.clock.now();
  // What was to hold from that day on, or later, was never in force: it makes way.
  await context.rows(
    sql`update {points_rules} set superseded_at = ${now}
      where policy_id = ${policyId} and valid_from >= ${validFrom}::date and superseded_at is null`,
  );
  await context.rows(
    sql`insert into {points_rules} (id, policy_id, valid_from, rules, recorded_at, recorded_by)
      values (${context.newId()}, ${policyId}, ${validFrom}::date, ${JSON.stringify(rules)}::jsonb, ${now},
        ${context.actor.employeeId})`,
  );
}

export const archiveRulesInput = z.object({ policyId: ids.policy });

/** New events fall under these rules no more; what was posted by them stays, and expires as it would. */
export async function archiveRules(
  context: Context,
  { policyId }: z.output<typeof archiveRulesInput>,
): Promise<{ policyId: string }> {
  await authorize(context, "edit", { kind: "PointsSettings" });
  await lockNamed(context, "points rules");
  const done = await context.rows(
    sql`update {points_policy} set archived_at = ${context.clock.now()}, version = version + 1
      where id = ${policyId} and archived_at is null returning id`,
  );
  if (done.length === 0) throw notFound("PointsPolicy");
  await writeDown(
    context,
    "points.rules-changed",
    { policyId, change: "ARCHIVED" },
    { action: "archive-rules", subject: "PointsPolicy", id: policyId },
  );
  return { policyId };
}
