import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { requirePoints } from "../data/points-facts.ts";
import { policiesOf, readVersions } from "../data/rules-versions.ts";
import { localDay } from "../data/scope-sql.ts";
import { costColumns, costed, isAppealable, standingEntry, type Cost, type CostRow } from "../data/standing-entry.ts";
import { balanceOn, nextExpiry } from "../domain/ledger.ts";
import { shiftKinds, versionOn, type PointsRules, type ShiftKind } from "../domain/rules.ts";

/** A shift event of somebody with what it costs, by which rule, until when, and what became of it. */
export type PersonEvent = Cost & {
  id: string;
  kind: ShiftKind;
  day: string;
  minutes: number | null;
  days: number | null;
  shiftMinutes: number | null;
  note: string;
  withdrawnReason: string | null;
  version: number;
  /** Why it was corrected, the latest first. */
  corrections: { on: string; by: string; reason: string }[];
  /** An appeal can still bring about something. */
  appealable: boolean;
  /** The reader recorded it, and so decides no appeal against it. */
  recordedByMe: boolean;
  appeal: { id: string; state: string; reason: string; answer: string } | null;
};

export type PersonEscalation = {
  id: string;
  points: number;
  balance: number;
  escalationAction: string;
  probationLevel: number | null;
  crossedOn: string;
  supported: boolean;
  state: string;
  comment: string;
};

/** What one more of a kind would do: from the lowest band to the highest. */
export type OneMore = {
  kind: ShiftKind;
  bands: { min: number; max: number | null; balance: number; reaches: number[] }[];
};

export type PersonPoints = {
  person: { id: string; name: string; photo: string | null };
  isMe: boolean;
  today: string;
  balance: number;
  next: { on: string; points: number } | null;
  nextThreshold: number | null;
  hasRules: boolean;
  expiryDays: number | null;
  frozen: boolean;
  events: PersonEvent[];
  escalations: PersonEscalation[];
  oneMore: OneMore[];
  granted: Granted;
};

const mostEvents = 200;
const acts = ["record", "correct", "appeal", "decide", "handle"];

/** One person's points: how many and why, what expires next, and what one more event would do. */
export async function personPoints(context: Context, employeeId: string): Promise<PersonPoints> {
  const facts = await requirePoints(context, "view", employeeId);
  const person = await firstRow<PersonPoints["person"] & { today: string; frozen: boolean }>(
    context,
    sql`select e.id, e.display_name as name, e.photo_key as photo, ${localDay(context)}::text as today,
        exists (select from {points_appeal} a where a.employee_id = e.id and a.state = 'ASKED') as frozen
      from {employee} e cross join {organization} o where e.id = ${employeeId}`,
  );
  if (!person) throw notFound("Points");
  const { today, frozen, ...shown } = person;
  const entries = await context.rows<{ points: number; countsOn: string; expiresOn: string }>(
    sql`select n.points, n.counts_on::text as "countsOn", n.expires_on::text as "expiresOn" from {points_entry} n
      where n.employee_id = ${employeeId} and n.expires_on > ${today}::date`,
  );
  const rules = await rulesToday(context, employeeId, today);
  const balance = balanceOn(entries, today);
  return {
    person: shown,
    isMe: employeeId === context.actor.employeeId,
    ...{ today, balance, frozen, hasRules: rules !== null, expiryDays: rules?.expiryDays ?? null },
    next: nextExpiry(entries, today),
    nextThreshold:
      rules?.thresholds
        .map(({ points }) => points)
        .filter((points) => points > balance)
        .sort(up)[0] ?? null,
    events: await eventsOf(context, employeeId),
    escalations: await escalationsOf(context, employeeId),
    oneMore: rules ? oneMoreOf(rules, balance) : [],
    granted: grantsOf(await context.ability(), { records: [{ id: employeeId, facts, acts }] }),
  };
}

const up = (one: number, other: number) => one - other;

async function rulesToday(context: Context, employeeId: string, today: string): Promise<PointsRules | null> {
  const policyId = (await policiesOf(context, [employeeId])).get(employeeId);
  const { versionsOf } = await readVersions(context);
  return policyId === undefined ? null : (versionOn(versionsOf(policyId), today)?.rules ?? null);
}

function oneMoreOf({ counts, bands, thresholds }: PointsRules, balance: number): OneMore[] {
  return shiftKinds
    .filter((kind) => counts[kind])
    .flatMap((kind) => {
      const own = bands.filter((band) => band.kind === kind);
      const told = own.map(({ min, max, points }) => ({
        ...{ min, max, balance: balance + points },
        reaches: thresholds.map((one) => one.points).filter((at) => at > balance && at <= balance + points),
      }));
      return told.length > 0 ? [{ kind, bands: told }] : [];
    });
}

/** The latest events with what they cost and what became of them. */
async function eventsOf(context: Context, employeeId: string): Promise<PersonEvent[]> {
  const rows = await context.rows<Omit<PersonEvent, "band"> & CostRow>(
    sql`select s.id, s.kind, s.day::text as day, s.minutes, s.days, s.shift_minutes as "shiftMinutes", s.note, s.version,
        case when s.withdrawn_at is null then null else s.withdrawn_reason end as "withdrawnReason",
        ${costColumns}, ${isAppealable(context)} as appealable,
        coalesce(s.recorded_by = ${context.actor.employeeId}, false) as "recordedByMe",
        case when a.id is null then null else jsonb_build_object('id', a.id, 'state', a.state, 'reason', a.reason,
          'answer', a.answer) end as appeal,
        coalesce((select jsonb_agg(distinct jsonb_build_object('on', c.at::date::text, 'by', coalesce(w.display_name, ''),
            'reason', c.reason)) from {record_change} c left join {employee} w on w.id = c.employee_id
          where c.record_kind = 'ShiftEvent' and c.record_id = s.id and c.reason is not null), '[]') as corrections
      from {shift_event} s join {employee} e on e.id = s.employee_id cross join {organization} o ${standingEntry}
        left join lateral (select a.* from {points_appeal} a where a.event_id = s.id
          order by a.asked_at desc limit 1) a on true
      where s.employee_id = ${employeeId} order by s.day desc, s.id desc limit ${mostEvents}`,
  );
  return rows.map(costed);
}

function escalationsOf(context: Context, employeeId: string): Promise<PersonEscalation[]> {
  return context.rows<PersonEscalation>(
    sql`select x.id, x.points, x.balance, x.escalation_action as "escalationAction",
        x.probation_level as "probationLevel", x.crossed_on::text as "crossedOn", x.supported, x.state, x.comment
      from {points_escalation} x where x.employee_id = ${employeeId} order by x.crossed_on desc, x.points desc limit 50`,
  );
}
