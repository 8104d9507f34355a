import type { Company } from "#tests/support/world.ts";
import { addJobTerm } from "../use-cases/add-job-term.ts";

/** Grades from G4 to G6 and the role of a principal engineer, by their names. */
export async function addTerms(company: Company, by: string): Promise<Record<string, string>> {
  return company.as(by, async (context) => {
    const add = async (kind: "FUNCTION" | "ROLE" | "GRADE", name: string, functionId: string | null = null) =>
      (await addJobTerm(context, { kind, name, functionId })).termId;
    const engineering = await add("FUNCTION", "Engineering");
    const terms: Record<string, string> = {
      "Principal Engineer": await add("ROLE", "Principal Engineer", engineering),
    };
    for (const grade of ["G4", "G5", "G6"]) terms[grade] = await add("GRADE", grade);
    return terms;
  });
}
