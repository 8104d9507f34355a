import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { standardRules, type PointsRules } from "../domain/rules.ts";
import { personPoints, type PersonPoints } from "../queries/person-points.ts";
import { recordShift, recordShiftInput } from "../use-cases/record-shift.ts";
import { saveRules, saveRulesInput } from "../use-cases/save-rules.ts";

/** Adds points to a company of the test world: one set of rules for everybody, from long ago. */
export class PointsWorld {
  readonly company: Company;
  readonly admin: string;
  policyId = "";

  constructor(company: Company, admin: string) {
    this.company = company;
    this.admin = admin;
  }

  async open(rules: Partial<PointsRules> = {}): Promise<this> {
    await this.company.switchOn("POINTS");
    this.policyId = await this.rules("Attendance", "2024-01-01", rules);
    return this;
  }

  async rules(name: string, validFrom: string, rules: Partial<PointsRules> = {}, more: object = {}): Promise<string> {
    const input = saveRulesInput.parse({
      ...{ name, validFrom, audience: { everyone: true }, rules: { ...standardRules, ...rules } },
      ...more,
    });
    return (await this.company.as(this.admin, (context) => saveRules(context, input))).policyId;
  }

  async record(by: string, whom: string, said: object): Promise<string> {
    const input = recordShiftInput.parse({ employeeId: this.company.id(whom), kind: "LATE_ARRIVAL", ...said });
    return (await this.company.as(by, (context) => recordShift(context, input))).eventId;
  }

  points(by: string, whom: string): Promise<PersonPoints> {
    const id = this.company.id(whom);
    return this.company.as(by, (context) => personPoints(context, id), { readOnly: true });
  }
}

/** Points in acme, administered by tara, and in globex by eve. */
export async function pointsOfTwoCompanies(world: World): Promise<{ acme: PointsWorld; globex: PointsWorld }> {
  const { acme, globex } = await twoCompanies(world, "tara", ["POINTS_ADMIN"]);
  const kinds = new PointsWorld(globex, "eve");
  return { acme: await new PointsWorld(acme, "tara").open(), globex: await kinds.open() };
}
