import type { Company, World } from "#tests/support/world.ts";
import { GoalWorld } from "./goal-world.ts";

/** A company where Asha and Lena report to Ravi, he to Skip, Otto to nobody, and Kiran administers goals. */
export async function companyWithALine(world: World): Promise<Company> {
  const company = await world.company("acme");
  await company
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena")
    .employee("otto")
    .build();
  return company;
}

/** A company where Asha reports to Ravi, and Kiran administers goals. */
export async function companyOfThree(world: World): Promise<{ company: Company; goals: GoalWorld }> {
  const company = await world.company("acme");
  await company.employee("kiran").admin("GOAL_ADMIN").employee("ravi").employee("asha").reportsTo("ravi").build();
  return { company, goals: new GoalWorld(company) };
}
