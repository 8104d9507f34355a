import type { Company, World } from "#tests/support/world.ts";
import { cohortScreen, cohortScreenInput, requirePeopleOf } from "../queries/cohort-screen.ts";
import { cohortInput } from "../use-cases/cohort-input.ts";
import { createCohort } from "../use-cases/create-cohort.ts";
import { sql } from "#tenancy/sql.ts";

/** What a cohort is used for where nothing uses it. */
export const unused = async () => [];

/** Makes cohorts of a company and looks at them, by the same use-cases people use. */
export class CohortWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  make(who: string, input: object) {
    return this.company.as(who, (context) => createCohort(context, cohortInput.parse({ name: "Ours", ...input })));
  }

  /** The names of those in a cohort, as this person gets them. */
  async members(who: string, ref: string): Promise<string[]> {
    const { rows } = await this.company.as(
      who,
      (context) => requirePeopleOf(context, ref, { search: "", limit: 50, offset: 0 }),
      { readOnly: true },
    );
    return rows.map(({ name }) => name);
  }

  screen(who: string, cohortId: string) {
    return this.company.as(who, (context) => cohortScreen(context, cohortScreenInput.parse({ cohortId }), unused), {
      readOnly: true,
    });
  }

  /** Takes all cohorts away. */
  async clear(): Promise<void> {
    await this.company.asProduct((context) => context.rows(sql`delete from {cohort}`));
  }
}

/** In acme, ravi leads asha and kim, uma leads ravi and zed, and pam keeps the platform, as spy does in globex. */
export async function companiesWithCohorts(
  world: World,
): Promise<{ acme: Company; globex: Company; cohorts: CohortWorld }> {
  const acme = (await world.company())
    .employee("uma")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("lena")
    .team("uma", "ravi", "zed")
    .employee("asha")
    .reportsTo("ravi")
    .employee("kim", { joinedOn: "2025-06-01" })
    .reportsTo("ravi")
    .employee("later", { joinedOn: "2027-01-01" });
  await acme.build();
  const globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN").build();
  await acme.asProduct(async (context) => {
    await context.rows(sql`update {employee} set can_create_shared_cohort = true where id = ${acme.id("lena")}`);
    await context.rows(
      sql`update {employee} set gender = 'FEMALE' where id = any(${[acme.id("asha"), acme.id("zed"), acme.id("lena")]}::uuid[])`,
    );
  });
  return { acme, globex, cohorts: new CohortWorld(acme) };
}
