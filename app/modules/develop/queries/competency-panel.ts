import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { EvidenceItem } from "#app/platform/contributions/evidence.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { competencies } from "../data/competency-sql.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { evidenceSince } from "./settings.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** One word that was said about the competency, with what the level meant that day. */
export type AssessmentEntry = {
  id: string;
  source: "SELF" | "MANAGER";
  level: string;
  comment: string;
  by: string;
  at: string;
  current: boolean;
  /** The wording of the level when it was given; empty where there was none. */
  wording: string;
  wordingNumber: number;
};

export type CompetencyPanel = {
  competencyId: string;
  name: string;
  description: string;
  wording: Record<string, string>;
  standing: Standing | null;
  entries: AssessmentEntry[];
  evidence: EvidenceItem[];
};

/** Everything about one competency of one person: what is expected, who said what, praise and advice. */
export async function competencyPanel(
  context: Context,
  employeeId: string,
  competencyId: string,
  gradeId: string | null,
): Promise<CompetencyPanel> {
  await requireDevelopment(context, "view", employeeId);
  const competency = await firstRow<Pick<CompetencyPanel, "name" | "description" | "wording">>(
    context,
    sql`select c.name, c.description, c.wording from ${competencies} c where c.id = ${competencyId}`,
  );
  if (!competency) throw notFound("Competency");
  const standings = await standingsOf(context, [employeeId], gradeId);
  const since = await evidenceSince(context);
  const found = await Promise.all(
    context.evidence.map((source) => source.read(context, { employeeId, competencyId, since })),
  );
  return {
    competencyId,
    ...competency,
    standing: standings.get(employeeId)?.find((one) => one.competencyId === competencyId) ?? null,
    entries: await entriesOf(context, employeeId, competencyId),
    evidence: found.flat().sort((a, b) => b.at.localeCompare(a.at)),
  };
}

function entriesOf(context: Context, employeeId: string, competencyId: string): Promise<AssessmentEntry[]> {
  return context.rows<AssessmentEntry>(
    sql`select a.id, a.source, a.level, a.comment, who.display_name as by, ${instant(sql`a.assessed_at`)} as at,
      a.superseded_at is null as current,
        coalesce(v.wording ->> a.level, '') as wording, v.number as "wordingNumber"
      from {competency_assessment} a join {employee} who on who.id = a.assessed_by
        join {competency_version} v on v.id = a.version_id
     where a.employee_id = ${employeeId} and a.competency_id = ${competencyId} order by a.assessed_at desc, a.id desc limit 50`,
  );
}
