import { registerHooks } from "node:module";
import { z } from "zod";
import { ConnectorError } from "../connector-error.ts";
import type { CheckReport, Connector, ConnectorContext, FlatCursor, HttpResponse, Stream } from "../contract.ts";
import type { ModelKind } from "../kinds/kinds.ts";
import { paginate } from "./paginate.ts";
import { actResult } from "../kinds/actions.ts";
import type { Calls, Described, Description, DirectoryPage, Done, FromChild, Order, ToChild } from "./protocol.ts";

// The one process a run of a connector has. It holds no secret and reaches nothing: all it may do is ask its host, line by line.
const { stdin, stdout } = process;
const say = (line: FromChild) => void stdout.write(`${JSON.stringify(line)}\n`);
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
let stored: () => void = () => undefined;
let asked = 0;

let rest = "";
stdin.setEncoding("utf8");
stdin.on("data", (text: string) => {
  const lines = `${rest}${text}`.split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) if (line !== "") hear(JSON.parse(line) as ToChild);
});

function hear(line: ToChild): void {
  if ("order" in line) return void work(line.order).then(() => stdin.destroy());
  if ("stored" in line) return stored();
  const call = waiting.get(line.id);
  waiting.delete(line.id);
  if (!("fault" in line)) return call?.resolve(line.value);
  const { code, message, retryAfter } = line.fault;
  call?.reject(new ConnectorError(code, message, { ...(retryAfter !== undefined && { retryAfter }) }));
}

function ask(call: Calls, input: unknown): Promise<unknown> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    say({ id, call, input });
  });
}

async function work(order: Order): Promise<void> {
  try {
    close();
    say({ done: await carryOut(order) });
  } catch (error) {
    const known = error instanceof ConnectorError || isConnectorError(error);
    const { code, message, retryAfter } = known ? (error as ConnectorError) : fault(error);
    say({ fault: { code, message: String(message).slice(0, 2_000), ...(retryAfter !== undefined && { retryAfter }) } });
  }
}

/** A bundle carries the error of its own copy of the SDK. */
const isConnectorError = (error: unknown) => (error as { name?: unknown } | null)?.name === "ConnectorError";
const fault = (error: unknown) =>
  new ConnectorError("contract", error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** From here on nothing is loaded but modules that lie beside the connector, and no door of Node.js stands open. */
function close(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (!found.url.startsWith("file:")) throw new Error(`"${specifier}" is not there for connectors.`);
      return found;
    },
  });
  for (const name of ["fetch", "WebSocket", "EventSource", "BroadcastChannel", "MessageChannel", "WebAssembly"])
    Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, "process", { value: Object.freeze({ env: Object.freeze({}) }), writable: false });
}

async function carryOut(order: Order): Promise<Description | Described[] | CheckReport | Done[] | null> {
  if (order.act === "describe-all") return Promise.all(order.entries.map(describeOne));
  const connector = await load(order.entry);
  if (order.act === "describe") return describe(connector);
  const context = contextOf(connector, order);
  if (order.act === "check") return connector.check(context);
  if (order.act === "read") return read(connector, context, order);
  const action = (connector.actions as Record<string, (context: unknown, input: unknown) => Promise<unknown>>)?.[
    order.action
  ];
  if (!action) throw new ConnectorError("contract", `There is no act "${order.action}".`);
  return doEach(order.inputs, (input) => action(context, input));
}

/** One that is refused holds up no other, but where all of them would be: then the rest is not tried. */
async function doEach(inputs: unknown[], act: (input: unknown) => Promise<unknown>): Promise<Done[]> {
  const done: Done[] = [];
  for (const input of inputs) {
    try {
      done.push(actResult.parse(await act(input)));
    } catch (error) {
      if (!isConnectorError(error)) throw error;
      const { code, message } = error as ConnectorError;
      if (code === "auth" || code === "config" || code === "rate-limited") throw error;
      done.push({ fault: { code, message: String(message).slice(0, 500) } });
    }
  }
  return done;
}

/** One that does not load is named, and the others are described. */
async function describeOne(entry: string): Promise<Described> {
  try {
    return describe(await load(entry));
  } catch (error) {
    return { broken: error instanceof Error ? error.message.slice(0, 300) : "It does not load." };
  }
}

type AnyConnector = Connector<ModelKind, unknown>;
type AnyStream = Stream<Record<string, unknown>, FlatCursor, unknown>;

async function load(entry: string): Promise<AnyConnector> {
  const module = (await import(entry)) as Record<string, unknown>;
  const connector = Object.values(module).find(
    (each) => typeof each === "object" && each !== null && "manifest" in each && "check" in each,
  );
  if (!connector) throw new ConnectorError("contract", "Nothing in it is a connector made by defineConnector.");
  return connector as AnyConnector;
}

function describe({ manifest, settings, streams, actions = {} }: AnyConnector): Description {
  return {
    manifest,
    settings: z.toJSONSchema(settings, { io: "input", unrepresentable: "any" }),
    streams: Object.fromEntries(
      Object.entries(streams as Record<string, AnyStream>).map(([name, { deletes, everyMinutes }]) => [
        name,
        { deletes, everyMinutes },
      ]),
    ),
    actions: Object.keys(actions),
  };
}

function contextOf(
  connector: AnyConnector,
  order: Exclude<Order, { act: "describe" | "describe-all" }>,
): ConnectorContext<unknown> {
  const read = connector.settings.safeParse(order.settings);
  if (!read.success)
    throw new ConnectorError(
      "config",
      read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
    );
  const http: ConnectorContext<unknown>["http"] = async (request) => {
    const answer = (await ask("http", request)) as Omit<HttpResponse, "headers"> & { headers: [string, string][] };
    return { ...answer, headers: new Headers(answer.headers) };
  };
  return {
    settings: read.data,
    http,
    paginate: (request, paging, from) => paginate(http, request, paging, from),
    files: {
      list: (folder) => ask("list-files", { folder }) as never,
      read: (path) => ask("read-file", { path }) as never,
      write: (path, content) => ask("write-file", { path, content }) as never,
    },
    directory: { search: searchDirectory },
    database: { run: (statement, values = []) => ask("run-statement", { statement, values }) as never },
    log: (level, message, fields) => say({ log: { level, message, ...(fields && { fields }) } }),
    signal: new AbortController().signal,
    softDeadline: new Date(order.softDeadline),
    now: () => new Date(order.now),
  };
}

async function* searchDirectory(question: object): AsyncGenerator<DirectoryPage["entries"]> {
  let next: string | null = null;
  do {
    const page = (await ask("search-directory", { ...question, next })) as DirectoryPage;
    yield page.entries;
    ({ next } = page);
  } while (next !== null);
}

/** Each page is stored whole before the next is asked for. A cursor that no longer fits is as none. */
async function read(
  connector: AnyConnector,
  context: ConnectorContext<unknown>,
  { stream: name, from, mode }: Extract<Order, { act: "read" }>,
): Promise<null> {
  const stream = (connector.streams as Record<string, AnyStream>)[name];
  if (!stream) throw new ConnectorError("contract", `There is no stream "${name}".`);
  const kept = from === null ? null : stream.cursor.safeParse(from);
  const cursor = kept?.success ? kept.data : null;
  for await (const page of stream.read(context, cursor, cursor === null ? "full" : mode)) {
    const wait = new Promise<void>((resolve) => (stored = resolve));
    say({ page: { ...page, cursor: stream.cursor.parse(page.cursor) } });
    await wait;
  }
  return null;
}
