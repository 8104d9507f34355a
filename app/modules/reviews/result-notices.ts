import { adminsOfKinds } from "#app/modules/access/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { reviewEvents } from "./events.ts";
import { reviewPlaces } from "./review-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is told what became of a result: how it was answered, and how a probation ends. */
export const resultNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.acknowledged": tellOfAnswer,
  "reviews.probation-decided": tellOfProbation,
});

type OfReviewee = Heard<{ revieweeId: string }>;

type Answered = {
  employeeId: string;
  name: string;
  managerId: string | null;
  outcome: string | null;
  cycleId: string;
  cycle: string;
};

const answered = (context: Context, { payload }: OfReviewee) =>
  firstRow<Answered>(
    context,
    sql`select r.employee_id as "employeeId", e.display_name as name, r.manager_id as "managerId", r.outcome,
        c.id as "cycleId", c.name as cycle
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
     where r.id = ${payload.revieweeId} and r.removed_at is null`,
  );

/** Who is accountable hears of an answer; of a refusal the person and the witness do, for it was recorded by somebody else. */
async function tellOfAnswer(
  context: Context,
  event: Heard<{ revieweeId: string; witnessId: string | null }>,
): Promise<Notice[]> {
  const found = await answered(context, event);
  if (!found?.outcome) return [];
  const { employeeId, managerId, name, cycle, cycleId, outcome } = found;
  const link = reviewPlaces.result(cycleId, employeeId);
  const told = (recipientId: string | null, kind: string, to = link): Notice[] =>
    recipientId && recipientId !== event.actorId
      ? [{ recipientId, room: "reviews", kind, params: { cycle, name }, link: to }]
      : [];
  const read = (recipientId: string | null, kind: string) =>
    told(recipientId, kind).map((one) => ({ ...one, about: { kind: "ReviewResult", id: event.payload.revieweeId } }));
  if (outcome !== "REFUSED") return read(managerId, outcome === "SIGNED_WITH_DISAGREEMENT" ? "disagreed" : "answered");
  const { witnessId } = event.payload;
  return [
    ...read(employeeId, "refused"),
    ...read(managerId, "refused-of"),
    // The witness was there, and still does not read the result.
    ...told(witnessId, "witness", reviewPlaces.mine),
  ];
}

/** Who keeps the company's people is told how a probation ends, to act on it; never the person by such a message. */
async function tellOfProbation(
  context: Context,
  event: Heard<{ revieweeId: string; decision: string }>,
): Promise<Notice[]> {
  const found = await answered(context, event);
  if (!found) return [];
  const admins = await adminsOfKinds(context, ["PLATFORM_ADMIN"], 50);
  return admins
    .filter(({ id }) => id !== event.actorId && id !== found.employeeId)
    .map(({ id }) => ({
      recipientId: id,
      room: "reviews",
      kind: `probation-${event.payload.decision}`,
      params: { name: found.name },
      link: `/app/employee/${found.employeeId}`,
    }));
}
