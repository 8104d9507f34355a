import type { ConnectorErrorCode } from "../connector-error.ts";
import type { CheckReport, DirectoryEntry, FlatCursor, Page, ReadMode } from "../contract.ts";
import type { ActResult } from "../kinds/actions.ts";
import type { Manifest } from "../manifest.ts";

/** What a child is asked to do, once; a line of JSON each way. */
export type Order =
  | { act: "describe"; entry: string }
  /** Several of one author in one process: what came of each, in their order. */
  | { act: "describe-all"; entries: string[] }
  | ({ act: "check" } & Given)
  | ({ act: "read"; stream: string; from: FlatCursor | null; mode: ReadMode } & Given)
  | ({ act: "do"; action: string; inputs: unknown[] } & Given);

type Given = { entry: string; settings: unknown; now: string; softDeadline: string };

/** What a connector says of itself, told without running anything else of it. */
export interface Description {
  manifest: Manifest;
  /** JSON Schema of its settings. */
  settings: unknown;
  streams: Record<string, { deletes: "tombstones" | "full-scan" | "each-read" | "none"; everyMinutes: number }>;
  actions: string[];
}

export type Described = Description | { broken: string };

/** What a child may ask its host for. */
export type Calls = "http" | "list-files" | "read-file" | "write-file" | "search-directory" | "run-statement";

/** A page of a directory, and the word that brings the next; null behind the last. */
export type DirectoryPage = { entries: DirectoryEntry[]; next: string | null };

/** What came of each input of an act, in their order. */
export type Done = ActResult | { fault: { code: ConnectorErrorCode; message: string } };

export type FromChild =
  | { id: number; call: Calls; input: unknown }
  | { page: Page<Record<string, unknown>, FlatCursor> }
  | { log: { level: "info" | "warn"; message: string; fields?: Record<string, unknown> } }
  | { done: Description | Described[] | CheckReport | Done[] | null }
  | { fault: { code: ConnectorErrorCode; message: string; retryAfter?: number } };

export type ToChild =
  | { order: Order }
  | { id: number; value: unknown }
  | { id: number; fault: { code: ConnectorErrorCode; message: string; retryAfter?: number } }
  /** The page is stored: go on. */
  | { stored: true };
