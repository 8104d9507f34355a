import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import { settleResult } from "#app/modules/reviews/index.ts";
import type { MailSpeech } from "#app/modules/notifications/index.ts";
import type { Company, World } from "#tests/support/world.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { keepPay } from "../data/pay-record.ts";
import { launchCycle } from "../use-cases/launch-cycle.ts";
import { chooseGuideline, createCycle, saveCycle, saveCycleInput, saveGuideline } from "../use-cases/save-cycle.ts";
import type { RemindedStage } from "../use-cases/remind-stakeholders.ts";
import { sql } from "#tenancy/sql.ts";

/** Base pay of 60,000 for a year, in minor units. */
export const basePay = 60_000_00;

/** Gives these people base pay, in euros, a cent apart so that each can be told. */
export async function payPeople(company: Company, names: readonly string[], amount = basePay): Promise<void> {
  await company.asProduct((context) =>
    keepPay(
      context,
      names.map((name, at) => ({
        employeeId: company.id(name),
        component: "BASE",
        effectiveOn: "2025-01-01",
        amount: amount + at * 1_00,
        currency: "EUR",
      })),
      { source: "IMPORT", originId: context.newId() },
    ),
  );
}

/** Asha reports to Ravi, who reports to Sales; Hr administers pay; Asha is paid. */
export async function paidTeam(world: World): Promise<Company> {
  const company = await world.company("acme");
  company.employee("sales").employee("ravi").reportsTo("sales").employee("asha").reportsTo("ravi");
  await company.employee("hr").reportsTo("sales").admin("COMPENSATION_ADMIN").build();
  await company.switchOn("COMPENSATION");
  await payPeople(company, ["asha"]);
  return company;
}

/** The stages of which somebody was reminded so far, in order. */
export async function stagesReminded(company: Company): Promise<RemindedStage[]> {
  const announced = await company.asProduct((context) =>
    context.rows<{ stage: RemindedStage }>(
      sql`select payload->>'stage' as stage from {outbox} where name = 'compensation.day-near' order by recorded_at, id`,
    ),
  );
  return announced.map(({ stage }) => stage);
}

/** How mails are put into words; the room's own words stand for themselves, with what fills them. */
export const speechOf = (world: World): MailSpeech => ({
  gatherings: world.application.gatherings,
  origin: "https://cairn.test",
  wordsIn: (language) => (room, key, params) => `${language} ${room}:${key} ${JSON.stringify(params ?? {})}`,
});

export type LaunchedCycle = { cycleId: string; line: (name: string) => Promise<MemberRecord> };
type Asked = { by: string; rated: readonly string[]; linked?: boolean; changes?: object };

/** A cycle under way for everybody who has pay; with a guideline where it is linked to ratings. */
export async function launchedCycle(
  company: Company,
  { by, rated, linked = true, changes = {} }: Asked,
): Promise<LaunchedCycle> {
  const people = rated.map((name) => ({ employeeId: company.id(name), managerId: null }));
  const review = linked ? await runningCycle(company, people) : null;
  if (review)
    for (const name of rated)
      await company.as(by, (context) =>
        settleResult(
          context,
          {
            revieweeId: review.revieweeOf(company.id(name)),
            optionId: undefined,
            row: 2,
            column: 2,
            reason: "",
            version: undefined,
          },
          { authorized: true },
        ),
      );
  const { cycleId } = await company.as(by, (context) =>
    createCycle(context, { name: "Raises 2027", currency: "EUR", effectiveOn: "2027-01-01" }),
  );
  const save = saveCycleInput.parse({
    cycleId,
    name: "Raises 2027",
    effectiveOn: "2027-01-01",
    ...(review && { reviewCycleId: review.cycleId }),
    publisherId: company.id(by),
    budgetMode: "HARD",
    budget: 3,
    approvers: 1,
    proration: "NONE",
    letters: "AT_PUBLISH",
    ...changes,
  });
  await company.as(by, (context) => saveCycle(context, save));
  if (linked) {
    const rows = (["LOWER", "MIDDLE", "UPPER"] as const).map((zone) => ({
      rating: "option-3",
      zone,
      minimum: 100,
      target: 300,
      maximum: 500,
    }));
    await company.as(by, (context) => saveGuideline(context, { cycleId, rows }));
  } else await company.as(by, (context) => chooseGuideline(context, { cycleId, guidelineType: "NONE", clear: false }));
  await company.as(by, (context) => launchCycle(context, { cycleId }));
  const line = async (name: string) =>
    company.asProduct(async (context) => {
      const [member] = await readMembers(context, sql`m.cycle_id = ${cycleId} and m.employee_id = ${company.id(name)}`);
      if (!member) throw new Error(`${name} is not in the cycle.`);
      return member;
    });
  return { cycleId, line };
}
