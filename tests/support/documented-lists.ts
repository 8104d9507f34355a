import type { serveApi } from "./served-api.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
type Schema = { enum?: string[]; const?: string; type?: string; anyOf?: Schema[] };
type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema };
type Paths = Record<string, { get?: { parameters: Parameter[] } }>;
type Row = Record<string, unknown>;

/** One list that can be followed: where it is read, and what of the query says which one it is. */
export type FollowedList = { path: string; query: Readonly<Record<string, string>>; template: string };

const paging = ["updatedSince", "after", "limit", "sort", "order"];
/** Where ids come from that the path before them does not list: a field of the records of another list. */
const idsFrom: Readonly<Record<string, readonly [list: string, field: string]>> = {
  competencyId: ["/competencies", "id"],
  employeeId: ["/employees", "id"],
  revieweeId: ["/calibration-groups/{groupId}", "revieweeId"],
  seriesId: ["/one-on-one-series", "id"],
};
/** A choice that shows what is no record of the list: people who hold no right, among those who do. */
const beyond = ["EVERYBODY"];
/** Of each list, so many records are taken to look below. */
const mostBelow = 1;

/** What the document says of lists, for a program that knows nothing else of the product. */
export class DocumentedLists {
  readonly #paths: Paths;
  readonly #ask: Ask;

  private constructor(paths: Paths, ask: Ask) {
    this.#paths = paths;
    this.#ask = ask;
  }

  static async read(ask: Ask): Promise<DocumentedLists> {
    const { paths } = (await (await ask("/openapi.json")).json()) as { paths: Paths };
    return new DocumentedLists(paths, ask);
  }

  /** Every list that can be followed, as the caller finds it; below a record, those of a few. */
  async followed(): Promise<FollowedList[]> {
    const found: FollowedList[] = [];
    for (const template of this.templates())
      for (const path of await this.#filled(template))
        for (const query of await this.#which(template)) found.push({ path, query, template });
    return found;
  }

  /** Paths of lists that have an address `/changes`. */
  templates(): string[] {
    return Object.keys(this.#paths)
      .filter((path) => path.endsWith("/changes"))
      .map((path) => path.slice(0, -"/changes".length))
      .filter((path) => this.#paths[path]?.get);
  }

  /** All records of a list, under every filter that the document names a choice for; two at once as well. */
  async whole({ path, query, template }: FollowedList): Promise<Map<string, Row>> {
    const choices = this.#parameters(template)
      .filter(({ name }) => !paging.includes(name) && !(name in query))
      .flatMap(({ name, schema }) => valuesOf(schema).map((value) => [name, value] as const))
      .filter(([, value]) => !beyond.includes(value));
    const pairs = choices.flatMap((one) => choices.filter(([name]) => name > one[0]).map((other) => [one, other]));
    const rows = new Map<string, Row>();
    for (const filters of [[], ...choices.map((one) => [one]), ...(choices.length > 20 ? [] : pairs)])
      for (const row of await this.#rows(path, {
        ...query,
        ...(Object.fromEntries(filters) as Record<string, string>),
      }))
        rows.set(JSON.stringify(row), row);
    return rows;
  }

  #parameters(template: string): Parameter[] {
    return this.#paths[template]!.get!.parameters.filter((one) => one.in === "query");
  }

  /** Addresses of a path: an id in it is one of what the path before it lists. */
  async #filled(template: string): Promise<string[]> {
    const place = /\/\{(\w+)\}/.exec(template);
    if (!place) return [template];
    const before = template.slice(0, place.index);
    const [list, field] =
      this.#paths[before]?.get && !(place[1]! in idsFrom) ? [before, "id"] : (idsFrom[place[1]!] ?? [before, "id"]);
    const ids = await this.#idsOf(list, field);
    const filled = ids.map((id) => `${before}/${id}${template.slice(place.index + place[0].length)}`);
    return (await Promise.all(filled.map((path) => this.#filled(path)))).flat();
  }

  async #idsOf(list: string, field: string): Promise<string[]> {
    const rows = (await Promise.all((await this.#filled(list)).map((path) => this.#rows(path, {})))).flat();
    return rows.slice(0, mostBelow).map((row) => String(row[field]));
  }

  /** Which of several lists at one address: by what their changes ask for beside the place to read on. */
  async #which(template: string): Promise<Record<string, string>[]> {
    const asked = this.#parameters(`${template}/changes`).filter(({ name }) => !paging.includes(name));
    if (asked.some(({ name }) => name === "about"))
      return (await this.#idsOf("/goals", "id")).map((record) => ({ about: "Goal", record }));
    const [first] = asked;
    return first ? valuesOf(first.schema).map((value) => ({ [first.name]: value })) : [{}];
  }

  async #rows(path: string, query: Record<string, string>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let after: string | null = ""; after !== null;) {
      const asked = new URLSearchParams({ ...query, limit: "100", ...(after && { after }) });
      const answer = await this.#ask(`${path}?${asked.toString()}`);
      if (!answer.ok) return [];
      const page = (await answer.json()) as { items: Row[]; nextCursor: string | null };
      rows.push(...page.items);
      after = page.nextCursor;
    }
    return rows;
  }
}

function valuesOf({ enum: choices, const: only, type, anyOf = [] }: Schema): string[] {
  if (choices) return choices.map(String);
  if (only !== undefined) return [String(only)];
  if (type === "boolean") return ["true", "false"];
  return anyOf.flatMap(valuesOf);
}
