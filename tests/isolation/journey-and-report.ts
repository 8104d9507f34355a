import { createReport, saveReportInput } from "#app/modules/analytics/use-cases/save-report.ts";
import { LifecycleWorld } from "#app/modules/lifecycle/testing/lifecycle-world.ts";
import type { Company } from "#tests/support/world.ts";

/** A journey of Ravi on the board, and a report that the admin keeps; answers with the report's id. */
export async function journeyAndReport(acme: Company): Promise<string> {
  await acme.switchOn("LIFECYCLE");
  await new LifecycleWorld(acme, "admin").start("ravi", { moment: "EXIT", onDay: "2027-03-01" });
  const asked = saveReportInput.parse({ name: "Heads", measures: ["headcount"], splits: ["unit"] });
  return (await acme.as("admin", (context) => createReport(context, asked))).reportId;
}
