import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { reviewPlaces } from "../review-places.ts";
import { linesOf, type MyReview } from "./my-reviews.ts";
import { sql } from "#tenancy/sql.ts";

/** Forms to fill in, nominations to decide, to make and to approve, and results to acknowledge. */
export function reviewsOwed(context: Context): Owed {
  return {
    open: sql`from (${linesOf(context).PENDING_ON_ME}) owed`,
    row: sql`to_jsonb(owed)`,
    orderBy: sql`owed."dueOn" nulls last, owed.id`,
    read: obligationOf,
  };
}

function obligationOf({ id, kind, cycleId, cycle, employee, provider, dueOn, standing, on }: MyReview): Obligation {
  const link = {
    FORM: reviewPlaces.form(cycleId, employee.id, provider, on),
    NOMINATION: reviewPlaces.mine,
    NOMINATE: reviewPlaces.nominate(cycleId, employee.id),
    APPROVE: reviewPlaces.nominate(cycleId, employee.id),
    RESULT: reviewPlaces.result(cycleId, employee.id, on),
  }[kind];
  const nominates = kind === "FORM" && provider === "NOMINATOR";
  const self = kind === "FORM" && provider === "SELF";
  const acts = {
    FORM: standing === "IN_PROGRESS" ? "act.continue" : "act.start",
    NOMINATION: "act.answer",
    NOMINATE: "act.nominate",
    APPROVE: "act.check-peers",
    RESULT: "act.result",
  };
  return {
    key: `reviews:${kind}:${id}`,
    room: "reviews",
    label: self ? "obligations.SELF" : nominates ? "obligations.NOMINATE" : `obligations.${kind}`,
    params: { name: employee.name, cycle },
    link,
    dueOn,
    act: { label: acts[kind], href: link },
  };
}
