/** Who reports to whom over a period: `validTo` is the first day it no longer holds, null without end. */
export type ReportingLine = {
  readonly employeeId: string;
  readonly managerId: string;
  readonly validFrom: string;
  readonly validTo: string | null;
};

/** Where a loop would arise: a date, and the way from the new manager up to the employee. */
export type ReportingLoop = { readonly date: string; readonly path: readonly string[] };

type Span = { readonly from: string; readonly to: string | null };

/**
 * The loop a new reporting line would close on any date it holds, or null. `linesOf` gives the present and planned
 * managers of a person, at most one a date; lines the new one replaces may be among them, they do no harm. It ends, and
 * reports a loop, even where the stored lines already hold one.
 */
export function findReportingLoop(
  linesOf: (employeeId: string) => readonly ReportingLine[],
  line: ReportingLine,
): ReportingLoop | null {
  const span = { from: line.validFrom, to: line.validTo };
  return loopAbove(linesOf, line.managerId, span, [line.employeeId]);
}

/** Whether a new reporting line would close a loop on any date it holds. */
export function wouldMakeLoop(linesOf: (employeeId: string) => readonly ReportingLine[], line: ReportingLine): boolean {
  return findReportingLoop(linesOf, line) !== null;
}

/** Follows the lines upwards, narrowing the span to the dates on which all of them hold. */
function loopAbove(
  linesOf: (employeeId: string) => readonly ReportingLine[],
  personId: string,
  span: Span,
  below: readonly string[],
): ReportingLoop | null {
  if (below.includes(personId)) return { date: span.from, path: [...below.slice(1), personId] };
  for (const line of linesOf(personId)) {
    const shared = intersection(span, { from: line.validFrom, to: line.validTo });
    const loop = shared && loopAbove(linesOf, line.managerId, shared, [...below, personId]);
    if (loop) return loop;
  }
  return null;
}

function intersection(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to === null ? other.to : other.to === null || one.to < other.to ? one.to : other.to;
  return to !== null && to <= from ? null : { from, to };
}
