import type { Company, World } from "#tests/support/world.ts";
import { GoalWorld } from "./goal-world.ts";

/** A company where Asha and Lena report to Ravi and Kiran administers goals, and another whose goal admin tries to reach in. */
export async function twoCompanies(world: World): Promise<{ company: Company; other: Company; goals: GoalWorld }> {
  const company = await world.company("acme");
  await company.employee("kiran").admin("GOAL_ADMIN").employee("ravi").team("ravi", "asha", "lena").build();
  const other = await world.company("globex");
  await other.employee("spy").admin("GOAL_ADMIN").build();
  return { company, other, goals: new GoalWorld(company) };
}
