import type { Company, World } from "#tests/support/world.ts";

/** A company where Asha and Lena report to Ravi, he to Skip, Otto to nobody, and Kiran administers goals. */
export async function companyWithALine(world: World): Promise<Company> {
  const company = await world.company("acme");
  await company
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .employee("asha")
    .reportsTo("ravi")
    .employee("lena")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  return company;
}
