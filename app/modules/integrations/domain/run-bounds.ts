import type { ConnectorKind } from "./kinds.ts";

/** What one run may read, of all its streams together; a source that goes on beyond has no end, or is not for one run. */
export type RunBounds = { readonly rows: number; readonly pages: number; readonly milliseconds: number };

/** As many people as one import may hold. */
const mostPeople = 100_000;
/** As many rows as one installation may hold. */
export const mostHeldRows = 500_000;
const mostPages = 5_000;
const longest = 10 * 60_000;

export function boundsOf(kind: ConnectorKind, other: Partial<RunBounds> = {}): RunBounds {
  return { rows: kind === "hr" ? mostPeople : mostHeldRows, pages: mostPages, milliseconds: longest, ...other };
}

/** Which bound a run met. */
export class RunBoundMet extends Error {
  override readonly name = "RunBoundMet";
  readonly code: "too-many-rows" | "too-many-pages" | "too-long";
  constructor(code: RunBoundMet["code"]) {
    super(`A run met a bound: ${code}.`);
    this.code = code;
  }
}

/** Counts what a run reads, and throws where it met a bound. */
export function runMeter(bounds: RunBounds, elapsed: () => number) {
  const read = { rows: 0, pages: 0 };
  const left = () => bounds.milliseconds - elapsed();
  return {
    read,
    left,
    page(rows: number): void {
      read.rows += rows;
      read.pages += 1;
      if (read.rows > bounds.rows) throw new RunBoundMet("too-many-rows");
      if (read.pages > bounds.pages) throw new RunBoundMet("too-many-pages");
      if (left() <= 0) throw new RunBoundMet("too-long");
    },
  };
}
