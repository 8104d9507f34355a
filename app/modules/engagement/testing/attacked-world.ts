import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Company } from "#tests/support/world.ts";
import { Survey } from "../data/entities.ts";
import { isCounted } from "../domain/score.ts";
import { resultsOf, type Results } from "../queries/survey-results.ts";
import { storeResults } from "../use-cases/publish-survey.ts";
import { SurveyWorld } from "./survey-world.ts";
import { sql } from "#tenancy/sql.ts";

export const teams: Readonly<Record<string, readonly string[]>> = {
  a: ["a1", "a2", "a3", "a4", "a5", "a6", "a7"],
  b: ["b1", "b2", "b3", "b4", "b5", "b6"],
  c: ["c1", "c2", "c3", "c4", "c5"],
  d: ["d1", "d2", "d3"],
};
export const leads = Object.keys(teams);
export const everybody = ["boss", "admin", ...leads, ...Object.values(teams).flat()];
const seats = {
  Sales: ["a", ...teams["a"]!, "d"],
  Works: ["b", ...teams["b"]!, "c1", "c2"],
  Law: ["c3", "c4", "c5", ...teams["d"]!],
};

/**
 * Places of answers, best last, that differ from person to person; but a team recommends us with one voice, another agrees
 * to the last step, and one is all against.
 */
function stepOf(name: string, question: number): number {
  const place = everybody.indexOf(name);
  const isOf = (team: string) => teams[team]!.includes(name);
  if (question === 0 && isOf("a")) return 9 + (place % 2);
  if (question === 1 && isOf("c")) return 4;
  if (question === 2 && isOf("b")) return place % 2;
  return (place * 7 + question * 5 + Math.floor(place / 4)) % (question === 0 ? 11 : 5);
}

/** What somebody answers to what is counted. */
export const answersOf = (name: string, questions: readonly Question[]): Map<string, Answer> =>
  new Map(
    questions.filter(isCounted).map(({ id, kind, setup }, at) => {
      const step = stepOf(name, at);
      return [id, { value: kind === "enps" ? step : (setup as { options: { id: string }[] }).options[step]!.id }];
    }),
  );

export type Wave = {
  surveyId: string;
  questions: Question[];
  drivers: Record<string, string>;
  results: Results;
  /** Who is in each group: more than anybody is told. */
  members: ReadonlyMap<number, readonly string[]>;
};

/** Four teams of 7, 6, 5 and 3 in three units, whose surveys are attacked. */
export class AttackedWorld {
  readonly company: Company;
  /** Units and managers that can be looked at; the former are `seated`. */
  readonly nodes: readonly string[];
  readonly seated: ReadonlySet<string>;

  private constructor(company: Company, units: readonly string[]) {
    this.company = company;
    this.seated = new Set(units);
    this.nodes = [...units, ...["boss", ...leads].map((lead) => company.id(lead))];
  }

  static async open(company: Company): Promise<AttackedWorld> {
    company.employee("boss").employee("admin").reportsTo("boss").admin("ENGAGEMENT_ADMIN");
    for (const lead of leads) company.employee(lead).reportsTo("boss");
    for (const [lead, people] of Object.entries(teams)) company.team(lead, ...people);
    await company.build();
    await company.switchOn("ENGAGEMENT");
    const units = await seatInUnits(company, [
      { name: "Company", people: ["boss", "admin", "c"] },
      ...Object.entries(seats).map(([name, people]) => ({ name, people, under: "Company" })),
    ]);
    return new AttackedWorld(company, Object.values(units));
  }

  /** A survey that all of these answered, with results as they are published. */
  async wave(who: readonly string[], change: object = {}): Promise<Wave> {
    const audience = { employeeIds: who.map((name) => this.company.id(name)) };
    const asked = { attributes: ["DIVISION", "TEAM"], audience, fewest: 4, ...change };
    const surveyId = await new SurveyWorld(this.company).launched("sample:pulse", asked);
    await this.count(surveyId, who);
    const { questions, drivers } = await this.company.asProduct((context) =>
      context.em.findOneOrFail(Survey, { id: surveyId }),
    );
    return { surveyId, drivers, questions: questions.filter(isCounted), ...(await this.placed(surveyId, who)) };
  }

  /** The groups of a survey, with those of them who answered. */
  async placed(surveyId: string, who: readonly string[]): Promise<Pick<Wave, "results" | "members">> {
    return this.company.asProduct(async (context) => {
      const asked = await groupsOfPeople(context, surveyId);
      const groups = Map.groupBy(who, (name) => asked.get(this.company.id(name))!);
      return { results: (await resultsOf(context, surveyId))!, members: groups };
    });
  }

  /** Counts what these people answered, as if no others had. */
  async count(surveyId: string, who: readonly string[]): Promise<void> {
    await this.company.asProduct(async (context) => {
      await context.rows(sql`delete from {survey_result} where survey_id = ${surveyId}`);
      const record = await context.em.findOneOrFail(Survey, { id: surveyId });
      const groups = await groupsOfPeople(context, surveyId);
      const forms = who.map((name) => ({
        group: groups.get(this.company.id(name))!,
        answers: answersOf(name, record.questions),
      }));
      await storeResults(context, record, forms);
      Object.assign(record, { state: "PUBLISHED", publishedAt: context.clock.now() });
      await context.em.flush();
    });
  }
}

async function groupsOfPeople(context: Context, surveyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await context.rows<{ id: string; group: number }>(
    sql`select employee_id::text as id, group_number as group from {survey_participant} where survey_id = ${surveyId}`,
  );
  return new Map(rows.map(({ id, group }) => [id, group]));
}
