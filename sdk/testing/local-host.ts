import { ConnectorError } from "../connector-error.ts";
import type {
  CheckReport,
  Connector,
  ConnectorContext,
  DatabaseAccess,
  DirectoryAccess,
  FileAccess,
  FlatCursor,
  HttpRequest,
  PagedResponse,
  ReadMode,
  Stream,
} from "../contract.ts";
import { actionsOf, actResult, type ActResult } from "../kinds/actions.ts";
import { modelsOf, type ModelKind } from "../kinds/kinds.ts";
import { Broker } from "../host/broker.ts";
import { paginate } from "../host/paginate.ts";
import type { HostMap } from "../host/reach.ts";
import { keepOn, type Tape } from "./tape.ts";
import type { Secret } from "../host/secret.ts";

export interface LocalHostOptions {
  /** Sent as the manifest's first scheme says. */
  secret: Secret;
  settings: unknown;
  /** Servers on this machine that play hosts of the manifest; where there are any, no other host but this machine is asked. */
  hosts?: HostMap;
  /** Files that play those of the source. */
  files?: FileAccess;
  /** A directory and a database that play those of the source. */
  directory?: DirectoryAccess;
  database?: DatabaseAccess;
  /** Keeps what is asked and answered. */
  tape?: Tape;
  signal?: AbortSignal;
  now?: Date;
  /** Milliseconds until no further page should be begun. */
  softDeadline?: number;
}

const refuse = () => {
  throw new ConnectorError("config", "The manifest asks for no such thing.");
};
const noFiles: FileAccess = { list: refuse, read: refuse, write: refuse };

type SourceRow = { externalId: string; changedAt: string };

export interface StreamRun {
  /** What the host would hold after the run, by external id. */
  rows: Map<string, SourceRow>;
  /** Rows that do not fit their model, each with why; the run goes on without them. */
  rejected: { row: unknown; reason: string }[];
  cursor: FlatCursor | null;
  pages: number;
  /** Rows that were given, those given twice counted twice. */
  given: number;
}

export interface RunOptions {
  from?: FlatCursor | null;
  mode?: ReadMode;
  /** What the host holds already. */
  held?: ReadonlyMap<string, SourceRow>;
  /** Stops the run after so many pages, as a host that was ended would. */
  stopAfter?: number;
}

/** Runs a connector on this machine as the product would, without a product. */
export class LocalHost<Kind extends ModelKind, Settings> {
  readonly connector: Connector<Kind, Settings>;
  /** Everything that was logged, as the host would write it. */
  readonly lines: string[] = [];
  /** Milliseconds that the broker would have waited. */
  readonly waits: number[] = [];
  /** Answers that `paginate` gave. */
  pagedAnswers = 0;
  readonly #broker: Broker;
  readonly #context: ConnectorContext<Settings>;

  constructor(connector: Connector<Kind, Settings>, options: LocalHostOptions) {
    this.connector = connector;
    const now = options.now ?? new Date();
    const signal = options.signal ?? new AbortController().signal;
    const settings = readSettings(connector, options.settings);
    const broker = new Broker({
      egress: connector.manifest.egress,
      auth: connector.manifest.auth[0]!,
      secret: options.secret,
      settings: settings as Record<string, unknown>,
      signal,
      ...(options.hosts && { hosts: options.hosts }),
      wait: async (milliseconds) => void this.waits.push(milliseconds),
    });
    const http = async (request: HttpRequest) => {
      const answer = await broker.http(request);
      if (options.tape) keepOn(options.tape, request, answer, (text) => broker.credentials.redact(text));
      return answer;
    };
    this.#broker = broker;
    this.#context = {
      settings,
      http,
      files: options.files ?? noFiles,
      directory: options.directory ?? { search: refuse },
      database: options.database ?? { run: refuse },
      paginate: (request, paging, from) => this.#counted(paginate(http, request, paging, from)),
      log: (level, message, fields) => void this.lines.push(JSON.stringify({ level, message, ...fields })),
      signal,
      softDeadline: new Date(now.getTime() + (options.softDeadline ?? 60_000)),
      now: () => now,
    };
  }

  /** How often a token was renewed. */
  get renewals(): number {
    return this.#broker.credentials.renewals;
  }

  /** Which of the credentials a text tells. */
  secretsIn(text: string): string[] {
    return this.#broker.credentials.secretsIn(text);
  }

  check(): Promise<CheckReport> {
    return this.connector.check(this.#context);
  }

  /** Has it do something at the source; what it is handed is checked as the product checks it. */
  async act(name: string, input: unknown): Promise<ActResult> {
    const { manifest, actions } = this.connector;
    const action = (actions as Record<string, (context: unknown, input: unknown) => Promise<unknown>>)?.[name];
    if (!action) throw new ConnectorError("contract", `There is no act "${name}".`);
    return actResult.parse(await action(this.#context, actionsOf(manifest.kind)[name]!.parse(input)));
  }

  /** Reads a stream page by page; each page is stored whole before the next is asked for. */
  async run(
    name: string,
    { from = null, mode = "full", held, stopAfter = Infinity }: RunOptions = {},
  ): Promise<StreamRun> {
    const stream = (this.connector.streams as Record<string, Stream<SourceRow, FlatCursor, Settings> | undefined>)[
      name
    ];
    if (!stream) throw new ConnectorError("contract", `There is no stream "${name}".`);
    const model = modelsOf(this.connector.manifest.kind)[name]!;
    const run: StreamRun = { rows: new Map(held), rejected: [], cursor: from, pages: 0, given: 0 };
    for await (const page of stream.read(this.#context, from, mode)) {
      for (const each of page.upsert) {
        run.given += 1;
        const read = model.safeParse(each);
        if (read.success) run.rows.set(read.data.externalId, read.data);
        else
          run.rejected.push({
            row: each,
            reason: read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
          });
      }
      for (const id of page.remove ?? []) run.rows.delete(id);
      run.cursor = flat(stream.cursor.parse(page.cursor));
      run.pages += 1;
      if (run.pages >= stopAfter) break;
    }
    return run;
  }

  async *#counted(answers: AsyncIterable<PagedResponse>): AsyncGenerator<PagedResponse> {
    for await (const answer of answers) {
      this.pagedAnswers += 1;
      yield answer;
    }
  }
}

function readSettings<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
  settings: unknown,
): Settings {
  const read = connector.settings.safeParse(settings);
  if (read.success) return read.data;
  throw new ConnectorError(
    "config",
    read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
  );
}

function flat(cursor: FlatCursor): FlatCursor {
  const deep = Object.entries(cursor).find(([, value]) => typeof value === "object");
  if (deep) throw new ConnectorError("contract", `A cursor is flat; "${deep[0]}" is not.`);
  return cursor;
}
