import { z } from "zod";
import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import {
  evidenceKinds,
  type EvidenceAsked,
  type EvidenceItem,
  type EvidenceKind,
} from "#app/platform/contributions/evidence.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { competencies } from "../data/competency-sql.ts";
import { scoreOf, type Level, type Score } from "../domain/levels.ts";
import { competenciesOfNextGrade } from "./expected-of.ts";
import { levelsEver, levelsInUse } from "./levels.ts";
import { personJob, type PersonJob } from "./person-job.ts";
import { evidenceSince } from "./settings.ts";
import { standingsOf, type Standing } from "./standings.ts";
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
  archived: boolean;
  person: PersonJob;
  isMe: boolean;
  mayAssess: boolean;
  levels: Level[];
  /** The grade it is measured by; null for the present one. */
  next: string | null;
  standing: Standing | null;
  /** By the manager's word, else the own; null without either. */
  score: Score | null;
  entries: AssessmentEntry[];
  evidence: EvidenceItem[];
  /** Which of the evidence is shown. */
  shownKind: ShownKind;
  /** Whether there is older evidence than what is shown. */
  hasMore: boolean;
  /** What colleagues say of the competency itself, whoever's it is here. */
  thread: CommentThreadView;
};

/** What of the evidence one looks at, and which kinds it is. */
export const shownKinds = ["all", "praise", "advice", "ratings"] as const;
export type ShownKind = (typeof shownKinds)[number];
const kindsShown: Readonly<Record<ShownKind, readonly EvidenceKind[]>> = {
  all: evidenceKinds,
  praise: ["PRAISE"],
  advice: ["ADVICE"],
  ratings: ["RATED_HIGH", "RATED", "RATED_LOW"],
};

/** So many pieces of evidence are shown at first, and so many more each time. */
export const evidenceStep = 10;
const mostEvidence = 200;

/** What an address asks of the panel besides the competency. */
export const panelInput = z.object({
  competencyId: z.guid(),
  empId: z.guid().optional().catch(undefined),
  measure: z.enum(["now", "next"]).catch("now").default("now"),
  evidence: z.enum(shownKinds).catch("all").default("all"),
  shown: z.coerce.number().int().min(evidenceStep).max(mostEvidence).catch(evidenceStep).default(evidenceStep),
});

/** Everything about one competency of one person: what is expected, who said what, praise, advice and ratings. */
export async function competencyPanel(
  context: Context,
  {
    competencyId,
    empId: employeeId = context.actor.employeeId,
    measure,
    evidence: shownKind,
    shown,
  }: z.output<typeof panelInput>,
): Promise<CompetencyPanel> {
  const facts = await requireDevelopment(context, "view", employeeId);
  const competency = await firstRow<Pick<CompetencyPanel, "name" | "description" | "wording" | "archived">>(
    context,
    sql`select c.name, c.description, c.wording, c.archived from ${competencies} c where c.id = ${competencyId}`,
  );
  if (!competency) throw notFound("Competency");
  const grade =
    measure === "next" ? (await competenciesOfNextGrade(context, [employeeId])).get(employeeId)?.grade : null;
  const standings = (await standingsOf(context, [employeeId], grade?.id ?? null)).get(employeeId) ?? [];
  const standing = standings.find((one) => one.competencyId === competencyId) ?? null;
  const isMe = employeeId === context.actor.employeeId;
  const said = standing?.manager ?? standing?.self;
  return {
    competencyId,
    ...competency,
    person: await personJob(context, employeeId),
    isMe,
    mayAssess: !competency.archived && (isMe || (await context.ability()).decide("assess", facts).allowed),
    levels: await levelsInUse(context),
    next: grade?.name ?? null,
    standing,
    score: said ? scoreOf(await levelsEver(context), said.levelRank, standing?.expectedRank ?? null) : null,
    entries: await entriesOf(context, employeeId, competencyId),
    ...(await evidenceOf(context, { employeeId, competencyId, kinds: kindsShown[shownKind] }, shown)),
    shownKind,
    thread: await commentThread(
      context,
      { about: "Competency", record: competencyId },
      { kind: "Competency", archived: competency.archived },
    ),
  };
}

async function evidenceOf(
  context: Context,
  about: Pick<EvidenceAsked, "employeeId" | "competencyId" | "kinds">,
  shown: number,
): Promise<Pick<CompetencyPanel, "evidence" | "hasMore">> {
  const asked = { ...about, since: await evidenceSince(context), limit: shown + 1 };
  const found: EvidenceItem[] = [];
  for (const source of context.evidence) found.push(...(await source.read(context, asked)));
  found.sort((a, b) => b.at.localeCompare(a.at));
  return { evidence: found.slice(0, shown), hasMore: found.length > shown && shown < mostEvidence };
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
