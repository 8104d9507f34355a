import { z } from "zod";
import { answerable, AppError } from "#app/platform/errors/app-error.ts";
import { refusalBody, type Answered, type Sent, type Work, type Works } from "./scim-exchange.server.ts";

export const mostOperations = 100;

const operation = z.looseObject({
  method: z
    .string()
    .max(10)
    .toUpperCase()
    .pipe(z.enum(["POST", "PUT", "PATCH", "DELETE"])),
  bulkId: z.string().min(1).max(200).optional(),
  path: z.string().max(500),
  version: z.string().max(200).optional(),
  data: z.unknown().optional(),
});
const bulk = z.looseObject({
  failOnErrors: z.number().int().min(1).optional(),
  Operations: z.array(operation).min(1).max(mostOperations),
});
type Operation = z.output<typeof operation>;

type Doing = {
  works: Readonly<Record<string, Works>>;
  root: string;
  /** One operation in a transaction of its own. */
  run(work: Work, sent: Sent): Promise<Answered>;
  /** A fault that is no refusal, for the log. */
  failed(error: unknown): void;
};

/**
 * Many operations at once (RFC 7644, 3.7), one after the other, each whole or not at all by itself; what one made is named to
 * later ones as `bulkId:…`. After as many refusals as `failOnErrors` says, no more are done.
 */
export async function doBulk(body: unknown, doing: Doing): Promise<Answered> {
  const found = bulk.safeParse(body);
  if (!found.success) throw new AppError("integrations.scim-value", 400, "What was sent is no list of operations.");
  const made = new Map<string, string>();
  const Operations: object[] = [];
  let refusals = 0;
  for (const one of found.data.Operations) {
    if (found.data.failOnErrors !== undefined && refusals >= found.data.failOnErrors) break;
    const { status, ...answer } = await answerOf(one, made, doing);
    if (status >= 400) refusals += 1;
    const { method, bulkId } = one;
    Operations.push({ method, ...(bulkId && { bulkId }), ...answer, status: String(status) });
  }
  return { status: 200, body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:BulkResponse"], Operations } };
}

type OperationAnswer = { status: number; location?: string; version?: string; response?: object };

async function answerOf(one: Operation, made: Map<string, string>, doing: Doing): Promise<OperationAnswer> {
  try {
    const { kind, id } = placeOf(withIds(one.path, made));
    const works = Object.hasOwn(doing.works, kind) ? doing.works[kind]! : noSuch(one.path);
    const work = workOf(works, one.method, id) ?? noSuch(one.path);
    const body = one.data === undefined ? undefined : JSON.parse(withIds(JSON.stringify(one.data), made));
    const sent = { id, body, query: {}, ifMatch: one.version, ifNoneMatch: undefined, root: doing.root };
    const { status, location, version } = await doing.run(work, sent);
    if (one.method === "POST" && one.bulkId && location) made.set(one.bulkId, location.slice(-36));
    return { status, ...(location && { location }), ...(version && { version }) };
  } catch (error) {
    const refusal = answerable(error);
    if (!refusal) doing.failed(error);
    const { status, body } = refusalBody(refusal ?? new AppError("platform.fault", 500, "Something went wrong."));
    return { status, response: body };
  }
}

/** `/Users/<id>` or `/Users`. */
function placeOf(path: string): { kind: string; id: string } {
  const [, kind = "", id = ""] = /^\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  return { kind, id };
}

function workOf(works: Works, method: Operation["method"], id: string): Work | null {
  if (method === "POST") return id === "" ? works.create : null;
  if (id === "") return null;
  return { PUT: works.replace, PATCH: works.change, DELETE: works.remove }[method];
}

/** What was made before, by the name its operation gave it; what nobody made is refused. */
function withIds(text: string, made: ReadonlyMap<string, string>): string {
  return text.replace(/bulkId:([\w-]{1,200})/g, (_, name: string) => {
    const id = made.get(name);
    if (id === undefined) throw new AppError("integrations.scim-value", 409, `Nothing was made as ${name}.`);
    return id;
  });
}

function noSuch(path: string): never {
  throw new AppError("integrations.scim-path", 400, `"${path}" is no place for this.`);
}
