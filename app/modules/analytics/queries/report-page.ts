import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireReport, reportFacts, type ReportRecord } from "../data/report-record.ts";
import { measureScopes, type MeasureScope } from "../domain/dimensions.ts";
import {
  addressOfReport,
  definitionOf,
  type ReportAddress,
  type ReportDefinition,
  type Rhythm,
} from "../domain/report.ts";
import type { ReportFormat } from "../domain/report-formats.ts";
import { audienceOffered, type AudienceOffered } from "./audience-offered.ts";
import { reportResult, type ReportResult } from "./report-result.ts";
import { seenMeasures, shownMeasure, type ShownMeasure } from "./seen-measures.ts";
import { sql } from "#tenancy/sql.ts";

/** What a report can be made of. */
export type ReportChoices = AudienceOffered & { scopes: MeasureScope[]; measures: ShownMeasure[] };

/** What the reader has of a report: pinned, and when it comes by mail. */
export type KeptReport = { pinned: boolean; rhythm: Rhythm | null; format: ReportFormat | null };

export type ReportPage = {
  report: (Pick<ReportRecord, "id" | "name" | "owner" | "shared" | "version"> & KeptReport & { mine: boolean }) | null;
  definition: ReportDefinition;
  /** The definition is not what is kept under the name. */
  changed: boolean;
  choices: ReportChoices;
  /** Null where no measure is chosen yet, or none of it is the reader's to see. */
  result: ReportResult | null;
  refused: boolean;
};

/** A report to be made: what the address asks, as it would be kept. */
export async function newReportPage(context: Context, address: ReportAddress): Promise<ReportPage> {
  const { choices, scope } = await choicesOf(context, address.scope);
  const definition = definitionOf(address, scope);
  return { report: null, definition, changed: true, choices, ...(await answered(context, definition)) };
}

/** A report that is kept, or what the address asks in its place. */
export async function reportPage(
  context: Context,
  reportId: string,
  address: ReportAddress | null,
): Promise<ReportPage> {
  const report = await requireReport(context, reportId);
  const kept = await firstRow<KeptReport>(
    context,
    sql`select exists (select from {analytics_pin} p where p.report_id = ${reportId} and p.employee_id = m.id) as pinned,
        s.rhythm, s.format from (select ${context.actor.employeeId}::uuid as id) m
      left join {analytics_schedule} s on s.report_id = ${reportId} and s.employee_id = m.id`,
  );
  const { choices, scope } = await choicesOf(context, address?.scope ?? report.definition.scope);
  const definition = address ? definitionOf(address, scope) : report.definition;
  const { id, name, owner, shared, version } = report;
  const mine = (await context.ability()).decide("edit", reportFacts(report)).allowed;
  return {
    report: { id, name, owner, shared, version, mine, ...kept! },
    definition,
    changed: String(addressOfReport(definition)) !== String(addressOfReport(report.definition)),
    choices,
    ...(await answered(context, definition)),
  };
}

async function answered(
  context: Context,
  definition: ReportDefinition,
): Promise<Pick<ReportPage, "result" | "refused">> {
  if (definition.measures.length === 0) return { result: null, refused: false };
  const seen = new Set((await seenMeasures(context, definition.scope)).map(({ key }) => key));
  if (definition.measures.some((key) => !seen.has(key))) return { result: null, refused: true };
  return { result: await reportResult(context, definition), refused: false };
}

async function choicesOf(
  context: Context,
  wanted: MeasureScope | undefined,
): Promise<{ choices: ReportChoices; scope: MeasureScope }> {
  const ability = await context.ability();
  const scopes = measureScopes.filter(
    (scope) => ability.decide("view", { kind: "Analytics", scope: scope === "company" ? "company" : "led" }).allowed,
  );
  const scope = wanted && scopes.includes(wanted) ? wanted : scopes[0];
  if (!scope) throw notFound("Reports");
  return {
    scope,
    choices: {
      scopes,
      measures: (await seenMeasures(context, scope)).map((measure) => shownMeasure(measure, context)),
      ...(await audienceOffered(context, scope)),
    },
  };
}
