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

/** So many levels a person may stand below the top. No real company is as deep; a file that is, is wrong. */
export const mostReportingLevels = 100;

/** Why a new reporting line cannot be: it leads back to the person, or puts them below too many levels. */
export type ReportingFault = { readonly loop: ReportingLoop } | { readonly loop: null; readonly tooDeep: true };

/**
 * What is wrong with a new reporting line on any date it holds, or null. `linesOf` gives the present and planned managers
 * of a person, at most one a date; lines the new one replaces may be among them, they do no harm. It follows the lines
 * upwards without recursion and stops at `mostReportingLevels`, whatever is stored or sent.
 */
export function findReportingFault(
  linesOf: (employeeId: string) => readonly ReportingLine[],
  line: ReportingLine,
): ReportingFault | null {
  const path = [line.employeeId];
  const onPath = new Set(path);
  const open: Step[] = [{ personId: line.managerId, span: spanOf(line), level: 1 }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { personId, span, level } = step;
    while (path.length > level) onPath.delete(path.pop()!);
    if (onPath.has(personId)) return { loop: { date: span.from, path: [...path.slice(1), personId] } };
    if (level > mostReportingLevels) return { loop: null, tooDeep: true };
    path.push(personId);
    onPath.add(personId);
    open.push(...stepsAbove(linesOf(personId), span, level + 1));
  }
  return null;
}

/** The loop a new reporting line would close, or null; it is found also where the stored lines already hold one. */
export function findReportingLoop(
  linesOf: (employeeId: string) => readonly ReportingLine[],
  line: ReportingLine,
): ReportingLoop | null {
  return findReportingFault(linesOf, line)?.loop ?? null;
}

/** Whether a new reporting line would close a loop on any date it holds. */
export function wouldMakeLoop(linesOf: (employeeId: string) => readonly ReportingLine[], line: ReportingLine): boolean {
  return findReportingLoop(linesOf, line) !== null;
}

type Step = { readonly personId: string; readonly span: Span; readonly level: number };

/** The managers of a person on the dates of the span, each with the dates on which all lines so far hold; the last is looked at first. */
function stepsAbove(lines: readonly ReportingLine[], span: Span, level: number): Step[] {
  return lines
    .flatMap((line): Step[] => {
      const shared = intersection(span, spanOf(line));
      return shared ? [{ personId: line.managerId, span: shared, level }] : [];
    })
    .reverse();
}

const spanOf = ({ validFrom, validTo }: ReportingLine): Span => ({ from: validFrom, to: validTo });

function intersection(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to === null ? other.to : other.to === null || one.to < other.to ? one.to : other.to;
  return to !== null && to <= from ? null : { from, to };
}
