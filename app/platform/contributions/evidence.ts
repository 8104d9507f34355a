import type { Context } from "#app/platform/context/context.ts";
import type { AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import type { Sql } from "#tenancy/sql.ts";

/**
 * What a room can tell of a person's competency: praise and advice, and ratings of a review in the upper third of their
 * scale, in the lower third, or between.
 */
export const evidenceKinds = ["PRAISE", "ADVICE", "RATED_HIGH", "RATED", "RATED_LOW"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One piece of it. What the reader may not read is counted and says nothing else: all that is told is null then. */
export type EvidenceItem = {
  id: string;
  kind: EvidenceKind;
  /** Instant. */
  at: string;
  by: string | null;
  /** Who speaks where no name is told: a key of a room's strings. */
  voice: { room: string; key: string } | null;
  /** What it is a part of: the name of a review. */
  about: string | null;
  /** The rating, in the words of its scale. */
  rating: string | null;
  text: string | null;
  link: string | null;
  /** Pictures, GIFs and documents that belong to it. */
  files: AttachmentView[];
  /** How many comments it has; null where one does not comment on it. */
  comments: number | null;
};

/** A piece that the reader may not read. */
export const withheldEvidence: Omit<EvidenceItem, "id" | "kind" | "at"> = {
  by: null,
  voice: null,
  about: null,
  rating: null,
  text: null,
  link: null,
  files: [],
  comments: null,
};

/** Which pieces are asked for: those about one competency of one person since an instant, of some kinds, the newest first. */
export type EvidenceAsked = {
  employeeId: string;
  competencyId: string;
  since: Date;
  kinds: readonly EvidenceKind[];
  limit: number;
};

/**
 * Evidence that a room has. Only what both the person and who leads them were shown may count, for a label that is made of
 * it is shown to both of them.
 */
export type EvidenceSource = {
  /** All of it as a table to be joined: `employee_id`, `competency_id`, `kind` and `at`. */
  rows: Sql;
  read(context: Context, asked: EvidenceAsked): Promise<EvidenceItem[]>;
};
