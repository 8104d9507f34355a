import { randomUUID } from "node:crypto";
import { allGrades } from "#app/modules/people/index.ts";
import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { assessCompetency, assessCompetencyInput } from "../use-cases/assess-competency.ts";
import { addGrowthGoal, addGrowthGoalInput } from "../use-cases/add-growth-goal.ts";
import { requestLevelUp, requestLevelUpInput } from "../use-cases/request-level-up.ts";
import { saveCompetency, saveCompetencyInput } from "../use-cases/save-competency.ts";
import { savePlan, savePlanInput } from "../use-cases/save-plan.ts";
import { saveProfileNote, saveProfileNoteInput } from "../use-cases/save-profile-note.ts";
import { setExpectation, setExpectationInput } from "../use-cases/set-expectation.ts";
import { sql } from "#tenancy/sql.ts";

/** Adds development to a company of the test world: everybody is an engineer of the first of three grades. */
export class DevelopWorld {
  readonly company: Company;
  readonly admin: string;
  readonly functionId = randomUUID();
  readonly roleId = randomUUID();
  readonly grades = ["Junior", "Senior", "Principal"].map((name, index) => ({
    id: randomUUID(),
    name,
    rank: index + 1,
  }));

  constructor(company: Company, admin: string) {
    this.company = company;
    this.admin = admin;
  }

  /** Switches the module on, with tasks and feedback, and gives everybody a job. */
  async open(): Promise<this> {
    await this.company.switchOn("COMPETENCY_IDP", "TASK", "FEEDBACK");
    await this.company.asProduct(async (context) => {
      await context.rows(sql`insert into {job_function} (id, name) values (${this.functionId}, 'Engineering')`);
      await context.rows(
        sql`insert into {job_role} (id, job_function_id, name) values (${this.roleId}, ${this.functionId}, 'Engineer')`,
      );
      for (const { id, name, rank } of this.grades)
        await context.rows(sql`insert into {grade} (id, name, rank) values (${id}, ${name}, ${rank})`);
      await context.rows(
        sql`insert into {assignment} (id, employee_id, kind, job_role_id, grade_id, valid, recorded_at)
          select gen_random_uuid(), e.id, held.kind, held.role, held.grade, daterange('2024-01-01', null), now() from {employee} e
          cross join (values ('JOB_ROLE', ${this.roleId}::uuid, null::uuid), ('GRADE', null,
            ${this.grades[0]!.id}::uuid)) held (kind, role, grade)`,
      );
    });
    return this;
  }

  async competency(name: string, wording: Record<string, string> = {}): Promise<string> {
    const input = saveCompetencyInput.parse({ name, wording });
    return (await this.company.as(this.admin, (context) => saveCompetency(context, input))).competencyId;
  }

  expect(competencyId: string, grade: number, level: string, critical = true): Promise<unknown> {
    return this.company.as(this.admin, (context) =>
      setExpectation(
        context,
        setExpectationInput.parse({
          jobFunctionId: this.functionId,
          gradeId: this.grades[grade]!.id,
          competencyId,
          level,
          critical,
        }),
      ),
    );
  }

  assess(by: string, whom: string, competencyId: string, level: string, comment = ""): Promise<unknown> {
    return this.company.as(by, (context) =>
      assessCompetency(
        context,
        assessCompetencyInput.parse({ employeeId: this.company.id(whom), competencyId, level, comment }),
      ),
    );
  }

  async plan(by: string, asked: object = {}): Promise<string> {
    const input = savePlanInput.parse({ employeeId: this.company.id(by), ...asked });
    return (await this.company.as(by, (context) => savePlan(context, input))).planId;
  }

  async goal(by: string, planId: string, competencyId: string, level = "ADVANCED"): Promise<string> {
    const input = addGrowthGoalInput.parse({ planId, competencyId, level });
    return (await this.company.as(by, (context) => addGrowthGoal(context, input))).goalId;
  }

  async request(by: string, reason: string, grade = 1): Promise<string> {
    const input = requestLevelUpInput.parse({
      employeeId: this.company.id(by),
      toGradeId: this.grades[grade]!.id,
      reason,
    });
    return (await this.company.as(by, (context) => requestLevelUp(context, input))).requestId;
  }

  async note(by: string, title: string, kind = "STRENGTH"): Promise<string> {
    const input = saveProfileNoteInput.parse({ kind, title });
    return (await this.company.as(by, (context) => saveProfileNote(context, input))).noteId;
  }

  /** The grade of somebody on a day, by name. */
  async gradeOf(whom: string, day: string): Promise<string | null> {
    const rows = await this.company.asProduct((context) =>
      context.rows<{ name: string }>(
        sql`select g.name from {assignment} a join ${allGrades} g on g.id = a.grade_id
          where a.employee_id = ${this.company.id(whom)}
          and a.kind = 'GRADE' and a.superseded_at is null and a.valid @> ${day}::date`,
      ),
    );
    return rows[0]?.name ?? null;
  }
}

/** Acme, where Asha and Lena report to Ravi, he to Skip, Otto is nobody's and Tara keeps the library; and Eve of globex. */
export async function developmentOfTwoCompanies(world: World) {
  const { acme, globex } = await twoCompanies(world, "tara", ["PLATFORM_ADMIN"]);
  await new DevelopWorld(globex, "eve").open();
  const develop = await new DevelopWorld(acme, "tara").open();
  return { acme, globex, develop };
}
