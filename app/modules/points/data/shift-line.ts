import { z } from "zod";
import type { LineProblem } from "#app/platform/contributions/judged-as-set.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { asMeasured, hasMinutes, measuredShape } from "../use-cases/event-input.ts";

/** The columns of a file of shifts. */
export const shiftFields = ["employee", "kind", "day", "minutes", "days", "shiftMinutes", "sourceId", "note"] as const;
type Field = (typeof shiftFields)[number];

const lineInput = z.object({
  ...measuredShape,
  sourceId: z.string().max(200, { error: "points.too-long" }).nullable(),
  note: z.string().max(1000, { error: "points.too-long" }),
});

/** What a line says, and what is wrong with it; the person is looked up by who asks. */
export function readShiftLine(mapping: Readonly<Record<string, number>>, cells: readonly string[]) {
  const cell = (field: Field) => {
    const at = mapping[field];
    return at === undefined ? "" : normalized((cells[at] ?? "").replaceAll("\0", "")).trim();
  };
  const said = Object.fromEntries(shiftFields.map((field) => [field, cell(field)])) as Record<Field, string>;
  const read = lineInput.safeParse({
    ...said,
    kind: said.kind.toUpperCase().replaceAll(/[ -]/g, "_"),
    sourceId: said.sourceId || null,
  });
  if (!read.success) return { said, value: null, problems: read.error.issues.map(problemOf) };
  const value = asMeasured(read.data);
  const problems: LineProblem[] = hasMinutes(value) ? [] : [{ code: "points.minutes", field: "minutes" }];
  return { said, value: problems.length > 0 ? null : value, problems };
}

function problemOf({ path, message }: z.core.$ZodIssue): LineProblem {
  return { code: message.startsWith("points.") ? message : "imports.not-understood", field: String(path[0] ?? "kind") };
}
