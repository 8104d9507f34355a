import type { Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/** What a room can tell of a person's competency: praise and advice. */
export type EvidenceKind = "PRAISE" | "ADVICE";

/** One piece of it. What the reader may not read is counted and says nothing else: `by`, `text` and `link` are null then. */
export type EvidenceItem = {
  id: string;
  kind: EvidenceKind;
  /** Instant. */
  at: string;
  by: string | null;
  text: string | null;
  link: string | null;
};

/**
 * Evidence that a room has. Only what both the person and who leads them were shown may count, for a label that is made of
 * it is shown to both of them.
 */
export type EvidenceSource = {
  /** All of it as a table to be joined: `employee_id`, `competency_id`, `kind` and `at`. */
  rows: Sql;
  /** The pieces about one competency of one person since an instant, the newest first. */
  read(context: Context, about: { employeeId: string; competencyId: string; since: Date }): Promise<EvidenceItem[]>;
};
