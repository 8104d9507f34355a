import type { Context } from "#app/platform/context/context.ts";
import type { JudgedFile, SetVerdicts } from "#app/platform/contributions/judged-as-set.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import { inTurns } from "#app/platform/time/in-turns.ts";
import { importFields, type ColumnMapping } from "../../domain/import/columns.ts";
import { fieldIdOf, isFieldKey } from "../../domain/import/custom-fields.ts";
import { planLines, type PlannedRow } from "../../domain/import/plan.ts";
import { readLine, type ReadLine } from "../../domain/import/read-line.ts";
import type { ImportSettings } from "../../domain/import/settings.ts";
import { leaverShare } from "./leaver-share.ts";
import { loadRegister } from "./load-register.ts";
import { peopleSeen } from "./hold-judged.ts";

/** What the lines of a file of people would do now; and how many people are here, for who leaves to be measured by. */
export async function judgePeople(
  context: Context,
  { mapping, settings: asked, lines: staged, newIds }: JudgedFile,
): Promise<SetVerdicts & { verdicts: Iterable<PlannedRow> }> {
  const settings = asked as ImportSettings;
  const { facts, own } = columnsIn(mapping);
  if (facts.workEmail === undefined && facts.externalId === undefined)
    throw invalid("people.columns-required", "Nothing tells who a line is about.", {
      fields: { "columns.workEmail": "people.columns-required" },
    });
  // Before all else that is read: what changes from here on is seen to have changed.
  const seen = await peopleSeen(context);
  const register = await loadRegister(context, settings.from, Object.keys(own));
  const columns = register.fields.flatMap((field) =>
    own[field.id] === undefined ? [] : [{ field, column: own[field.id]! }],
  );
  const lines: ReadLine[] = [];
  for await (const page of staged)
    byTextRuleOf(context.tenant, () => {
      for (const { line, cells } of page) lines.push(readLine(line, cells, facts, settings.dateFormat, columns));
    });
  const steps = planLines(lines, register, {
    from: settings.from,
    retireMissing: settings.retireMissing,
    leaving: new Set(settings.leaving ?? []),
    returning: new Set(settings.returning ?? []),
    unknownTerms: settings.unknownTerms ?? (settings.addsTerms ? "ADD" : "REFUSE"),
    actorId: context.actor.employeeId,
    newId: (line) => newIds.get(line) ?? context.newId(),
  });
  const verdicts = await inTurns(steps);
  const present = register.people.filter(({ status }) => status === "ACTIVE" || status === "ON_LEAVE").length;
  return { verdicts, counted: { present, retireShare: await leaverShare(context) }, seen };
}

/** The columns of facts, and those of the company's own fields by their ids. */
export function columnsIn(mapping: Readonly<Record<string, number>>): {
  facts: ColumnMapping;
  own: Record<string, number>;
} {
  const facts = Object.fromEntries(importFields.flatMap((name) => (name in mapping ? [[name, mapping[name]]] : [])));
  const own = Object.entries(mapping).flatMap(([name, at]) => (isFieldKey(name) ? [[fieldIdOf(name), at]] : []));
  return { facts: facts as ColumnMapping, own: Object.fromEntries(own) as Record<string, number> };
}
