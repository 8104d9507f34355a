import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { readSettings, type CycleSettings } from "../domain/cycle-settings.ts";
import type { Element } from "../domain/elements.ts";
import { planCycle } from "../domain/plan-cycle.ts";
import { providers, type Provider } from "../domain/providers.ts";
import { peopleOfCycle } from "../queries/cycle-people.ts";
import { storePlan } from "../use-cases/store-plan.ts";
import { sql } from "#tenancy/sql.ts";

export type WorldForm = { id: string; revieweeId: string };

/** What every form of the test world asks: one rating, one text. */
export const plainElements: Element[] = [
  {
    ...{
      id: "part",
      kind: "QNA",
      title: "Questions",
      help: "",
      weight: 100,
      answerType: "TEXT",
      options: [],
      setup: null,
      required: true,
      comment: "NONE",
    },
    questions: [
      {
        ...{
          id: "rating",
          text: "How good?",
          help: "",
          answerType: "STAR_RATING",
          setup: null,
          required: true,
          comment: "OPTIONAL",
          weight: 1,
          when: null,
        },
        options: [1, 2, 3].map((step) => ({ id: String(step), label: `Step ${step}`, score: step })),
      },
      {
        ...{
          id: "words",
          text: "What went well?",
          help: "",
          answerType: "TEXT",
          options: [],
          setup: null,
          required: false,
          comment: "NONE",
          weight: 0,
          when: null,
        },
      },
    ],
  },
];

/** Adds reviews to a company of the test world: a cycle in progress, by the plan that launch follows. */
export class ReviewWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** Switches the module on; companies start without it. */
  async open(): Promise<this> {
    await this.company.switchOn("REVIEW");
    return this;
  }

  cycle(
    people: readonly string[],
    asked: object = {},
    name = "Annual review",
    elements = plainElements,
  ): Promise<string> {
    return this.company.asProduct(async (context) => {
      const settings: CycleSettings = readSettings({
        reviewers: { providers: providers.filter((one) => one !== "NOMINATOR"), maxPeers: 3, fewestUpward: 2 },
        calibration: { on: false },
        ...asked,
      });
      const id = context.newId();
      const today = context.today();
      const cycle = { id, settings, periodStartsOn: "2026-01-01", periodEndsOn: "2026-12-31" };
      await context.rows(
        sql`insert into {review_cycle} (id, name, state, settings, period_starts_on, period_ends_on, step, created_by,
          created_at, launched_at)
          values (${id}, ${name}, 'IN_PROGRESS', ${JSON.stringify(settings)}::jsonb, '2026-01-01', '2026-12-31',
            'summary', (select id from {employee} order by id limit 1), ${context.clock.now()}, ${context.clock.now()})`,
      );
      await insertRows(
        context,
        "review_cycle_form",
        "cycle_id uuid, provider text, elements jsonb",
        providers.map((provider) => ({ cycle_id: id, provider, elements })),
      );
      const ids = people.map((person) => this.company.id(person));
      const found = await peopleOfCycle(context, cycle, { day: today, reviewed: sql`e.id = any(${ids}::uuid[])` });
      await storePlan(context, id, planCycle(settings, found));
      return id;
    });
  }

  /** The form of a reviewer about somebody. */
  form(cycleId: string, employee: string, provider: Provider, reviewer: string): Promise<WorldForm> {
    return this.company.asProduct(async (context) => {
      const [found] = await context.rows<WorldForm>(
        sql`select f.id, f.reviewee_id as "revieweeId" from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
         where r.cycle_id = ${cycleId} and r.employee_id = ${this.company.id(employee)} and f.provider = ${provider} and
           f.reviewer_id = ${this.company.id(reviewer)}`,
      );
      return found!;
    });
  }
}

/** Acme, where Asha and Lena report to Ravi, he to Skip, Otto is nobody's, and Rae administers reviews; and Eve of globex. */
export async function reviewsOfTwoCompanies(world: World) {
  const { acme, globex } = await twoCompanies(world, "rae", ["REVIEW_ADMIN"]);
  await new ReviewWorld(globex).open();
  const reviews = await new ReviewWorld(acme).open();
  return { acme, globex, reviews };
}
