import type { Company, World } from "./world.ts";

export type TwoCompanies = { acme: Company; globex: Company };

/**
 * Acme, where Asha and Lena report to Ravi, he to Skip, Otto is nobody's, and `administrator` administers a module; and Eve,
 * who administers it and everything else in globex.
 */
export async function twoCompanies(
  world: World,
  administrator: string,
  kinds: Parameters<Company["admin"]>,
): Promise<TwoCompanies> {
  const acme = await world.company("acme");
  await acme
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena")
    .employee("otto")
    .employee(administrator)
    .admin(...kinds)
    .build();
  const globex = await world.company("globex");
  await globex
    .employee("eve")
    .admin(...new Set([...kinds, "PLATFORM_ADMIN" as const]))
    .build();
  return { acme, globex };
}
