import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  markBehind,
  nothingRead,
  readAs,
  unseenSince,
  type ConnectorContext,
  type Page,
  type ReadMode,
} from "#sdk/index.ts";
import { toIssue, toProject, type Issue, type Project } from "./mapping.ts";

const settings = z.strictObject({
  address: z.url({ protocol: /^https?$/ }).meta({
    label: { en: "Address", de: "Adresse", es: "Dirección", hi: "पता", ar: "العنوان" },
  }),
  pageSize: z
    .int()
    .min(1)
    .max(100)
    .default(100)
    .meta({
      label: {
        en: "Issues a page",
        de: "Tickets je Seite",
        es: "Tareas por página",
        hi: "प्रति पृष्ठ मुद्दे",
        ar: "المهام في الصفحة",
      },
    }),
});
type Settings = z.output<typeof settings>;

/** `since` and `seen`: what was read to the end. `next`, `highest` and `seenThere`: where a run that ended early goes on. */
const issueCursor = z.strictObject({
  since: z.string(),
  seen: z.string(),
  next: z.int(),
  highest: z.string(),
  seenThere: z.string(),
});
type IssueCursor = z.output<typeof issueCursor>;
const projectCursor = z.strictObject({ next: z.int(), done: z.boolean() });
type ProjectCursor = z.output<typeof projectCursor>;

const user = z.object({ user: z.object({ login: z.string() }) });
const item = z.looseObject({ updated_on: z.string() });
const issues = z.object({ issues: z.array(item), total_count: z.int(), offset: z.int() });
const projects = z.object({ projects: z.array(z.looseObject({})), total_count: z.int(), offset: z.int() });
const changedAt = (row: z.output<typeof item>) => row.updated_on;

export const redmine = defineConnector<"issue-tracker", Settings>({
  manifest: {
    id: "redmine",
    kind: "issue-tracker",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "Redmine", hi: "Redmine", es: "Redmine", de: "Redmine", ar: "Redmine" },
    auth: [{ scheme: "api-key", header: "X-Redmine-API-Key" }],
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 240 },
    dataClasses: ["identity", "work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: at(context, "users/current.json") });
    const account = readAs(user, body, "The account").user.login;
    return { account, readable: ["project", "issue"] };
  },
  streams: {
    project: { cursor: projectCursor, deletes: "full-scan", everyMinutes: 60, read: readProjects },
    issue: { cursor: issueCursor, deletes: "full-scan", everyMinutes: 15, read: readIssues },
  },
});

function at({ settings: { address } }: ConnectorContext<Settings>, path: string): string {
  return new URL(path, address.endsWith("/") ? address : `${address}/`).href;
}

/** Redmine hides what is closed unless it is told not to; rows of the moment asked for come again. */
async function* readIssues(
  context: ConnectorContext<Settings>,
  from: IssueCursor | null,
  mode: ReadMode,
): AsyncGenerator<Page<Issue, IssueCursor>> {
  const begun = mode === "incremental" ? from : from?.next ? from : null;
  const mark = begun ? { since: begun.since, seen: begun.seen } : nothingRead;
  let reached = begun?.next ? { since: begun.highest, seen: begun.seenThere } : mark;
  const { address, pageSize } = context.settings;
  const request = {
    url: at(context, "issues.json"),
    query: {
      status_id: "*",
      sort: "updated_on,id",
      limit: pageSize,
      updated_on: mark.since === "" ? undefined : `>=${mark.since}`,
    },
  };
  const paging = {
    by: "offset",
    parameter: "offset",
    count: (body: unknown) => readAs(issues, body, "Issues").issues.length,
    more: (body: unknown) => {
      const page = readAs(issues, body, "Issues");
      if (page.issues.length === 0 && page.offset < page.total_count)
        throw new ConnectorError("contract", "A page before the last one is empty.");
      return page.offset + page.issues.length < page.total_count;
    },
  } as const;
  for await (const { body, next } of context.paginate(request, paging, begun?.next)) {
    const { issues: items, total_count: total } = readAs(issues, body, "Issues");
    reached = markBehind(reached, items, changedAt);
    yield {
      upsert: unseenSince(mark, items, changedAt).map((row) => toIssue(row, address)),
      total,
      cursor:
        next === null
          ? { ...reached, next: 0, highest: "", seenThere: "" }
          : { ...mark, next: Number(next), highest: reached.since, seenThere: reached.seen },
    };
    if (context.now() > context.softDeadline) return;
  }
}

/** There are few and they say nothing of what changed: all of them, once a whole read is due. */
async function* readProjects(
  context: ConnectorContext<Settings>,
  from: ProjectCursor | null,
  mode: ReadMode,
): AsyncGenerator<Page<Project, ProjectCursor>> {
  if (mode === "incremental" && from?.done) return;
  const request = { url: at(context, "projects.json"), query: { limit: context.settings.pageSize } };
  const paging = {
    by: "offset",
    parameter: "offset",
    count: (body: unknown) => readAs(projects, body, "Projects").projects.length,
    more: (body: unknown) => {
      const page = readAs(projects, body, "Projects");
      return page.projects.length > 0 && page.offset + page.projects.length < page.total_count;
    },
  } as const;
  for await (const { body, next } of context.paginate(request, paging, from?.next)) {
    yield {
      upsert: readAs(projects, body, "Projects").projects.map((row) => toProject(row, context.settings.address)),
      cursor: { next: Number(next ?? 0), done: next === null },
    };
  }
}
