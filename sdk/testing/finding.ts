import { ConnectorError, type ConnectorErrorCode } from "../connector-error.ts";

/** What a check found, as parts of one sentence. */
export interface Finding {
  expected: string;
  /** What the connector did instead: "gave 2 rows twice". */
  did: string;
  /** Where its author looks first. */
  look: string;
}

/** A check that was not passed, in one sentence for whoever wrote the connector. */
export class ConformanceFailure extends Error {
  override readonly name = "ConformanceFailure";
  constructor({ expected, did, look }: Finding, cause?: unknown) {
    super(`Expected ${expected}, but the connector ${did}; look at ${look}.`, { cause });
  }
}

/** Goes on where it holds, and names the finding where it does not. */
export function demand(holds: boolean, finding: Finding): asserts holds {
  if (!holds) throw new ConformanceFailure(finding);
}

/** Demands that the act is refused with this code. */
export async function refused(act: Promise<unknown>, code: ConnectorErrorCode, look: string): Promise<ConnectorError> {
  const expected = `a refusal with the code "${code}"`;
  const error = await act.then(
    () => null,
    (cause: unknown) => cause,
  );
  demand(error !== null, { expected, did: "ended as if all were well", look });
  if (error instanceof ConnectorError && error.code === code) return error;
  throw new ConformanceFailure({ expected, did: endedWith(error), look }, error);
}

/** An end nobody expected, as a part of the sentence. */
export function endedWith(error: unknown): string {
  if (error instanceof ConnectorError) return `ended with "${error.code}" (${plainly(error.message)})`;
  return `threw ${error instanceof Error ? `${error.name} (${plainly(error.message)})` : String(error)}`;
}

type Rows = ReadonlyMap<string, unknown>;

/** How what was found differs from what was wanted; null where it does not. */
export function difference(found: Rows, wanted: Rows): string | null {
  const lost = [...wanted.keys()].filter((id) => !found.has(id));
  const foreign = [...found.keys()].filter((id) => !wanted.has(id));
  const other = [...wanted].filter(([id, row]) => found.has(id) && !alike(found.get(id), row)).map(([id]) => id);
  const said = [
    lost.length > 0 && `lost ${named(lost)}`,
    foreign.length > 0 && `kept ${named(foreign)}`,
    other.length > 0 && `gave other values for ${named(other)}`,
  ].filter((part) => part !== false);
  return said.length > 0 ? said.join(" and ") : null;
}

/** "2 rows (7, 9)": the first five ids. */
export function named(ids: readonly string[]): string {
  const first = ids.slice(0, 5).join(", ");
  return `${ids.length === 1 ? "1 row" : `${ids.length} rows`} (${first}${ids.length > 5 ? ", …" : ""})`;
}

const plainly = (message: string) => message.replaceAll("\n", "; ").replace(/\.$/, "");

/** The same fields with the same values, in whatever order they stand. */
function alike(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
