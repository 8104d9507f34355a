import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { DocumentAsks } from "#app/platform/signatures/document-state.ts";
import type { Severity } from "../domain/note.ts";
import type { StepPolicy } from "../domain/steps.ts";
import type { ManagerReach } from "../policy.ts";
import { sql } from "#tenancy/sql.ts";

/** What a company says of notes. Months are whole; 0 leaves a step out, or allows no appeal. */
export type DisciplinaryRules = {
  review: boolean;
  managersRaise: ManagerReach;
  managersSee: ManagerReach;
  showsStatements: boolean;
  asks: DocumentAsks;
  answerDays: number;
  appealDays: number;
  verbalMonths: number;
  writtenMonths: number;
  finalMonths: number;
  retentionMonths: number | null;
  preamble: string;
  hiddenTypes: string[];
  hiddenSeverities: Severity[];
  version: number;
};

/** What holds until a company chooses otherwise. */
export const firstRules: DisciplinaryRules = {
  review: true,
  managersRaise: "DIRECT",
  managersSee: "DIRECT",
  showsStatements: false,
  asks: "SIGNATURE",
  answerDays: 7,
  appealDays: 14,
  verbalMonths: 6,
  writtenMonths: 12,
  finalMonths: 24,
  retentionMonths: null,
  preamble: "",
  hiddenTypes: [],
  hiddenSeverities: [],
  version: 0,
};

export async function rulesOfCompany(context: Pick<Context, "rows">): Promise<DisciplinaryRules> {
  const found = await firstRow<DisciplinaryRules>(
    context,
    sql`select review, managers_raise as "managersRaise", managers_see as "managersSee",
      shows_statements as "showsStatements", asks, answer_days as "answerDays", appeal_days as "appealDays",
      verbal_months as "verbalMonths", written_months as "writtenMonths", final_months as "finalMonths",
      retention_months as "retentionMonths", preamble, hidden_types as "hiddenTypes",
      hidden_severities as "hiddenSeverities", version from {disciplinary_settings}`,
  );
  return found ?? firstRules;
}

export const policyOf = (rules: DisciplinaryRules): StepPolicy => ({
  VERBAL: rules.verbalMonths,
  WRITTEN: rules.writtenMonths,
  FINAL: rules.finalMonths,
});
