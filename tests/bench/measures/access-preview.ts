import { randomBytes } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { seedCompany } from "#app/composition/seed/seed-company.ts";
import { explainAccess } from "#app/modules/access/queries/explain-access.ts";
import { whoCan, whoCanInput } from "#app/modules/access/queries/who-can.ts";
import { goalTemplateSchema } from "#app/modules/goals/domain/template.ts";
import { loadTemplate } from "#app/modules/goals/data/template-record.ts";
import { previewTemplateChange } from "#app/modules/goals/queries/preview-template-change.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Finding, Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

/** Questions about rights in a company of 25,000 people with their goals. */
export const accessPreview: Measure = {
  id: "P25",
  about: "25,000 people: why somebody sees a goal, everybody who does, and who gains or loses by another template",
  run: async ({ application, rounds }) => {
    const { company, adminId } = await largeCompany(application);
    const asAdmin = <Result>(work: (context: Context) => Promise<Result>) =>
      inUnitOfWork(application.database, company, { readOnly: true }, async (unit) =>
        work(await contextOf(application, unit, adminId)),
      );
    const [about] = await asAdmin((context) =>
      context.rows<{ goal: string; person: string }>(
        sql`select g.id as goal, o.employee_id as person from {goal} g join {goal_owner} o on o.goal_id = g.id
          where g.deleted_at is null order by g.id limit 1`,
      ),
    );
    const { goal: record, person } = about!;
    const measured = async (
      what: string,
      limit: number,
      work: (context: Context) => Promise<unknown>,
    ): Promise<Finding> => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        await asAdmin(work);
        times.push(performance.now() - start);
      }
      return {
        id: "P25",
        what,
        goal: `≤ ${limit} ms`,
        limit,
        value: median(times),
        unit: "ms",
        ours: `${median(times).toFixed(0)} ms`,
        baseline: "none",
        spread: spread(times),
      };
    };
    return [
      await measured("why one person sees a goal", 300, (context) =>
        explainAccess(context, { person, about: "Goal", record, action: "view" }, application.gatherings),
      ),
      await measured("everybody who sees a goal", 2_000, (context) =>
        whoCan(context, whoCanInput.parse({ about: "Goal", record }), application.gatherings),
      ),
      await measured("who gains or loses by a template", 2_000, async (context) => {
        const { template } = await loadTemplate(context);
        const draft = goalTemplateSchema.parse({
          ...template,
          access: {
            ...template.access,
            GOAL_USER: { ...template.access.GOAL_USER, createObjectiveLevels: ["TEAM"] },
            OWNER_MANAGER: {
              ...template.access.OWNER_MANAGER,
              edit: template.access.OWNER_MANAGER.edit === "ALL" ? "NONE" : "ALL",
            },
          },
        });
        const { effects } = await previewTemplateChange(context, draft);
        if (effects.length === 0) throw new Error("The template changes nothing.");
      }),
    ];
  },
};

async function largeCompany(application: Application): Promise<{ company: Tenant; adminId: string }> {
  const slug = `large-${randomBytes(4).toString("hex")}`;
  const company = await seedCompany(
    application,
    {
      slug,
      name: "Large",
      domain: `${slug}.test`,
      currency: "EUR",
      timeZone: "Europe/Berlin",
      fiscalYearStartMonth: 1,
    },
    "enterprise",
  );
  const { rows } = await application.database.control.query<{ employee_id: string }>(
    sql`select m.employee_id from control.membership m join control.login_identity i on i.id = m.identity_id
      where i.email = ${`admin@${slug}.test`}`,
  );
  return { company, adminId: rows[0]!.employee_id };
}
