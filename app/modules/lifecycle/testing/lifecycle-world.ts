import { newOutsideLink } from "#app/platform/outside-links/outside-link.ts";
import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { journeyPage, type JourneyPage } from "../queries/journey-page.ts";
import { tendJourneys } from "../jobs/tend-journeys.ts";
import { startJourneyInput } from "../use-cases/journey-input.ts";
import { saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";
import { startJourney } from "../use-cases/start-journey.ts";

/** Adds journeys to a company of the test world. */
export class LifecycleWorld {
  readonly company: Company;
  readonly admin: string;

  constructor(company: Company, admin: string) {
    this.company = company;
    this.admin = admin;
  }

  async template(moment: string, steps: readonly object[], name = "Steps"): Promise<string> {
    const shown = steps.map((step, place) => ({ key: `s${place}`, title: `Step ${place}`, kind: "TICK", ...step }));
    const input = saveTemplateInput.parse({ name, moment, steps: shown });
    return (await this.company.as(this.admin, (context) => saveTemplate(context, input))).templateId;
  }

  async start(whom: string, said: object, by = this.admin): Promise<string> {
    const input = startJourneyInput.parse({ employeeId: this.company.id(whom), told: true, ...said });
    return (await this.company.as(by, (context) => startJourney(context, input))).journeyId;
  }

  journey(by: string, journeyId: string): Promise<JourneyPage> {
    return this.company.as(by, (context) => journeyPage(context, journeyId), { readOnly: true });
  }

  /** A link to a joiner's page, as the letter has it; one from before opens nothing any more. */
  newLink(journeyId: string): Promise<{ company: string; token: string }> {
    return this.company.asProduct(async (context) => {
      const { token, hash, expiresAt } = newOutsideLink(context);
      await context.rows(
        sql`update {lifecycle_journey} set token_hash = ${hash}, expires_at = ${expiresAt} where id = ${journeyId}`,
      );
      return { company: this.company.tenant.slug, token };
    });
  }

  tend(): Promise<void> {
    return this.company.asProduct((context) => tendJourneys(context));
  }
}

/** Journeys in acme, run by tara, and in globex by eve. */
export async function lifecycleOfTwoCompanies(world: World): Promise<{ acme: LifecycleWorld; globex: LifecycleWorld }> {
  const { acme, globex } = await twoCompanies(world, "tara", ["PLATFORM_ADMIN"]);
  for (const company of [acme, globex]) await company.switchOn("LIFECYCLE");
  return { acme: new LifecycleWorld(acme, "tara"), globex: new LifecycleWorld(globex, "eve") };
}
