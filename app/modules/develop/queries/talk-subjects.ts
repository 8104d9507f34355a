import type { TalkSubjects } from "#app/platform/contributions/talk-subject.ts";
import { competencies } from "../data/competency-sql.ts";
import { developPlaces } from "../develop-places.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";
import { plansToAgree } from "./plan-to-agree.ts";
import { sql } from "#tenancy/sql.ts";

/** Competencies as subjects of 1:1s: everybody knows what they are called. */
export const competencySubjects: TalkSubjects = {
  kind: "COMPETENCY",
  offered: async (context) => (await offeredCompetencies(context)).map(subject),
  named: async (context, ids) =>
    (
      await context.rows<OfferedCompetency>(
        sql`select c.id, c.name from ${competencies} c where c.id = any(${ids}::uuid[])`,
      )
    ).map(subject),
  toAgree: plansToAgree,
};

const subject = ({ id, name }: OfferedCompetency) => ({
  ...{ kind: "COMPETENCY" as const, id, title: name },
  link: `${developPlaces.competencies}?competencyId=${id}`,
});
