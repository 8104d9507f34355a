import type { z } from "zod";
import type { ActResult, KindActions } from "./kinds/actions.ts";
import type { KindModels, ModelKind } from "./kinds/kinds.ts";
import type { Manifest } from "./manifest.ts";

/** How far a stream was read: flat, so that an administrator can see it, change it and set it back. */
export type FlatCursor = Record<string, string | number | boolean>;

/** A row as the source gave it: its fields are those of the model, their values are checked by the host, row by row. */
export type Unchecked<Row> = { [Field in keyof Row]: unknown };

/** Rows and the cursor behind them travel together: the host stores both in one transaction, so a page is where a run may stop. */
export interface Page<Row, Cursor extends FlatCursor> {
  upsert: Unchecked<Row>[];
  /** External ids of what is gone at the source. */
  remove?: string[];
  cursor: Cursor;
  /** How many rows there will be, where the source says so. */
  total?: number;
}

/** `full` starts from nothing and sees everything; `incremental` starts at a cursor and sees what changed since. */
export type ReadMode = "full" | "incremental";

/** How one kind of row is read, how often, and how it is told that one is gone. */
export interface Stream<Row, Cursor extends FlatCursor, Settings> {
  /** The shape of this stream's cursor; one that no longer fits is thrown away and the stream is read in full. */
  cursor: z.ZodType<Cursor>;
  /**
   * `tombstones`: the source tells what is gone, and pages carry it in `remove`. `full-scan`: what a full read does not
   * show is gone. `each-read`: every read that gives anything is whole, as of a file, and what it does not show is gone.
   * `none`: rows never go.
   */
  deletes: "tombstones" | "full-scan" | "each-read" | "none";
  /** Minutes between two runs. */
  everyMinutes: number;
  read(context: ConnectorContext<Settings>, from: Cursor | null, mode: ReadMode): AsyncIterable<Page<Row, Cursor>>;
}

// A cursor is private to its stream: no other code looks inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyCursorStream<Row, Settings> = Stream<Row, any, Settings>;

/** The streams a kind knows, each optional: a connector gives those its source has. */
export type StreamsOf<Kind extends ModelKind, Settings> = {
  [Name in keyof KindModels[Kind]]?: KindModels[Kind][Name] extends z.ZodType<infer Row>
    ? AnyCursorStream<Row, Settings>
    : never;
};

/** The acts a kind knows, each optional: what it is handed is checked by the host before. */
export type ActionsOf<Kind extends ModelKind, Settings> = Kind extends keyof KindActions
  ? {
      [Name in keyof KindActions[Kind]]?: KindActions[Kind][Name] extends z.ZodType<infer Input>
        ? (context: ConnectorContext<Settings>, input: Input) => Promise<ActResult>
        : never;
    }
  : Record<never, never>;

/** What the source said of these credentials. */
export interface CheckReport {
  /** Whom the credentials belong to, in words an administrator knows: an account, an e-mail address. */
  account: string;
  /** Which streams these credentials can read. */
  readable: string[];
}

/** A connector is data and pure asynchronous functions; every effect goes through its context. */
export interface Connector<Kind extends ModelKind, Settings> {
  manifest: Manifest & { kind: Kind };
  /** Asked of the administrator in a form; secrets do not belong here, the host keeps them. */
  settings: z.ZodType<Settings>;
  /** Asks the source who one is; refuses with `auth`, `scope` or `config`. */
  check(context: ConnectorContext<Settings>): Promise<CheckReport>;
  streams: StreamsOf<Kind, Settings>;
  /** What the product may have it do at the source, where its kind knows such acts. */
  actions?: ActionsOf<Kind, Settings>;
}

/** A file at the source, as its folder lists it. */
export interface SourceFile {
  path: string;
  size: number;
  /** A moment with its offset. */
  modifiedAt: string;
}

/** Files the host fetches for a connector whose manifest asks for them (`auth` with the scheme `sftp`). */
export interface FileAccess {
  list(folder: string): Promise<SourceFile[]>;
  /** The whole file as text, read as UTF-8. */
  read(path: string): Promise<string>;
  /** Puts a whole file there, in place of one of the same name; a half one is never seen. */
  write(path: string, content: string): Promise<void>;
}

/** An entry of a directory: its name and its attributes, each with all of its values. */
export interface DirectoryEntry {
  dn: string;
  attributes: Record<string, string[]>;
}

/** A directory the host asks for a connector whose manifest asks for one (`auth` with the scheme `ldap`). */
export interface DirectoryAccess {
  /** Entries below `base` that the filter (RFC 4515) finds, page by page. */
  search(question: {
    base: string;
    filter: string;
    attributes: string[];
    pageSize: number;
  }): AsyncIterable<DirectoryEntry[]>;
}

/** A database the host asks for a connector whose manifest asks for one (`auth` with the scheme `postgres`). */
export interface DatabaseAccess {
  /** One statement with its values for `$1`, `$2`, …; the rows it gives. */
  run(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** What a request may do; the manifest names which of them it needs at each host (`egress`). */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "PROPFIND" | "REPORT" | "MKCALENDAR";

/** A request to the source, without credentials: the host adds them behind the check of its address. */
export interface HttpRequest {
  method?: HttpMethod;
  /** An absolute address of a host the manifest names. */
  url: string;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body: XML, a calendar. */
  text?: { type: string; content: string };
  /** How the answer's body is read; as JSON where nothing is said. */
  answer?: "json" | "text";
}

/** What the source answered. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  /** The body read as JSON, null where it is empty; or the text that was asked for. */
  body: unknown;
}

/**
 * How a source goes on to its next page: by a `Link` header (RFC 8288), by a page number from 1, by an offset from 0, by a
 * word of the answer that is sent back, or by the address that stands in the answer.
 */
export type Paging =
  | { by: "link" }
  | { by: "page"; parameter: string; more(body: unknown): boolean }
  | { by: "offset"; parameter: string; count(body: unknown): number; more(body: unknown): boolean }
  | { by: "cursor"; parameter: string; next(body: unknown): string | undefined }
  | { by: "address"; next(body: unknown): string | undefined };

/**
 * Where a page begins, in the source's own way: its number, how many rows lie before it, the word of the answer before, or
 * its address. Kept in the cursor of the page before it, so that a run that ended there goes on with it.
 */
export type PagePlace = string | number;

/** One page of a list, and where the next begins. */
export interface PagedResponse extends HttpResponse {
  /** Where the page behind this one begins; null behind the last. */
  next: PagePlace | null;
}

/** Everything a connector may do. Credentials are added by the host, after the address was checked. */
export interface ConnectorContext<Settings> {
  settings: Settings;
  /** Answers 2xx and 304; anything else is thrown as a ConnectorError. Busy and failing sources are asked again by the host. */
  http(request: HttpRequest): Promise<HttpResponse>;
  /** Page after page from the place a cursor kept (`next` of an answer); without one, or with an empty one, from the first. */
  paginate(request: HttpRequest, paging: Paging, from?: PagePlace | null): AsyncIterable<PagedResponse>;
  /** Refuses with `config` where the manifest asks for no files. */
  files: FileAccess;
  directory: DirectoryAccess;
  database: DatabaseAccess;
  log(level: "info" | "warn", message: string, fields?: Record<string, unknown>): void;
  /** Aborted when the run is to end at once. */
  signal: AbortSignal;
  /** After this moment no further page should be begun. */
  softDeadline: Date;
  now(): Date;
}
