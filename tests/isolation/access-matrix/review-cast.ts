import { randomUUID } from "node:crypto";
import { ReviewWorld, type WorldForm } from "#app/modules/reviews/testing/review-world.ts";
import type { Company } from "#tests/support/world.ts";
import type { RecordKind } from "./cast.ts";

export type ReviewCast = Record<"cycleIds" | "revieweeIds" | "formIds", Record<RecordKind, string>>;

/** A cycle in each company: one's own form about oneself, and those of who leads the others; below the canary, who reviews upward. */
export async function castReviews(acme: Company, globex: Company, canary: string): Promise<ReviewCast> {
  const here = await new ReviewWorld(acme).open();
  const there = await new ReviewWorld(globex).open();
  const ours = await here.cycle(["ina", "tom", "fay"], { sharing: { mode: "MANAGER" } }, "Cycle");
  const theirs = await there.cycle([canary], {}, `${canary} cycle`);
  const missing: WorldForm = { id: randomUUID(), revieweeId: randomUUID() };
  const forms: Record<RecordKind, WorldForm> = {
    own: await here.form(ours, "ina", "SELF", "ina"),
    team: await here.form(ours, "tom", "MANAGER", "mia"),
    foreign: await here.form(ours, "fay", "MANAGER", "sam"),
    "other company": await there.form(theirs, canary, "UPWARD", "spy"),
    missing,
  };
  const of = (read: (form: WorldForm, record: RecordKind) => string) =>
    Object.fromEntries(
      (Object.keys(forms) as RecordKind[]).map((record) => [record, read(forms[record], record)]),
    ) as Record<RecordKind, string>;
  const cycles: Partial<Record<RecordKind, string>> = { "other company": theirs, missing: randomUUID() };
  return {
    cycleIds: of((_, record) => cycles[record] ?? ours),
    revieweeIds: of(({ revieweeId }) => revieweeId),
    formIds: of(({ id }) => id),
  };
}
