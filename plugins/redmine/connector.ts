import { z } from "zod";
import {
  addressSetting,
  addressUnder,
  byTotal,
  called,
  ConnectorError,
  defineConnector,
  listCursor,
  pageSizeSetting,
  readAs,
  readList,
  readSince,
  sinceCursor,
  type ConnectorContext,
} from "#sdk/index.ts";
import { toIssue, toProject, type Issue, type Project } from "./mapping.ts";

const settings = z.strictObject({
  address: addressSetting(),
  project: called(z.string().max(100).default(""), {
    en: "Project for new issues (identifier)",
    de: "Projekt für neue Tickets (Kennung)",
    es: "Proyecto para tareas nuevas (identificador)",
    hi: "नए मुद्दों की परियोजना (पहचान)",
    ar: "مشروع المهام الجديدة (المعرّف)",
  }),
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const user = z.object({ user: z.object({ login: z.string() }) });
const item = z.looseObject({ updated_on: z.string() });
const issues = z.object({ issues: z.array(item), total_count: z.int(), offset: z.int() });
const projects = z.object({ projects: z.array(z.looseObject({})), total_count: z.int(), offset: z.int() });
const statuses = z.object({ issue_statuses: z.array(z.object({ id: z.int(), is_closed: z.boolean().optional() })) });
const made = z.object({ issue: z.object({ id: z.int() }) });

export const redmine = defineConnector<"issue-tracker", z.output<typeof settings>>({
  manifest: {
    id: "redmine",
    kind: "issue-tracker",
    version: "1.1.0",
    apiVersion: 1,
    title: { en: "Redmine", hi: "Redmine", es: "Redmine", de: "Redmine", ar: "Redmine" },
    auth: [{ scheme: "api-key", header: "X-Redmine-API-Key" }],
    signInHelp: {
      en: "The API access key of a user, under “My account”. REST has to be switched on in Redmine's settings.",
      de: "Der API-Zugriffsschlüssel eines Benutzers unter „Mein Konto“. REST muss in den Einstellungen von Redmine eingeschaltet sein.",
      es: "La clave de acceso API de un usuario, en «Mi cuenta». REST debe estar activado en los ajustes de Redmine.",
      hi: "किसी उपयोगकर्ता की API कुंजी, “My account” में। Redmine की सेटिंग में REST चालू होना चाहिए।",
      ar: "مفتاح وصول API لمستخدم، ضمن «حسابي». يجب تفعيل REST في إعدادات Redmine.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "POST", "PUT"] }],
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
    project: {
      cursor: listCursor,
      deletes: "full-scan",
      everyMinutes: 60,
      read: (context, from, mode) =>
        readList<unknown, Project>(context, from, mode, {
          request: { url: at(context, "projects.json"), query: { limit: context.settings.pageSize } },
          paging: byTotal("offset", (body) => {
            const { projects: found, offset, total_count: total } = readAs(projects, body, "Projects");
            return { offset, count: found.length, total };
          }),
          rows: (body) => readAs(projects, body, "Projects").projects,
          map: (row) => toProject(row, context.settings.address),
        }),
    },
    issue: {
      cursor: sinceCursor,
      deletes: "full-scan",
      everyMinutes: 15,
      read: (context, from, mode) =>
        readSince<unknown, z.output<typeof item>, Issue>(context, from, mode, {
          // Redmine hides what is closed unless it is told not to.
          request: (since) => ({
            url: at(context, "issues.json"),
            query: {
              status_id: "*",
              sort: "updated_on,id",
              limit: context.settings.pageSize,
              updated_on: since === "" ? undefined : `>=${since}`,
            },
          }),
          paging: byTotal("offset", (body) => {
            const { issues: found, offset, total_count: total } = readAs(issues, body, "Issues");
            return { offset, count: found.length, total };
          }),
          rows: (body) => readAs(issues, body, "Issues").issues,
          total: (body) => readAs(issues, body, "Issues").total_count,
          changedAt: (row) => row.updated_on,
          map: (row) => toIssue(row, context.settings.address),
        }),
    },
  },
  actions: {
    async createIssue(context, { title, text, url, dueDate }) {
      const { project } = context.settings;
      if (project === "") throw new ConnectorError("config", "No project for new issues is named.");
      const description = [text, url].filter(Boolean).join("\n\n");
      const issue = { project_id: project, subject: title.slice(0, 255), description, due_date: dueDate };
      const { body } = await context.http({ method: "POST", url: at(context, "issues.json"), body: { issue } });
      const { id } = readAs(made, body, "The new issue").issue;
      return { ref: String(id), key: `#${id}`, url: at(context, `issues/${id}`) };
    },
    async setStatus(context, { externalId, status }) {
      const { body } = await context.http({ url: at(context, "issue_statuses.json") });
      const all = readAs(statuses, body, "The states").issue_statuses;
      const wanted = all.find(({ is_closed: closed = false }) => closed === (status === "done"));
      if (!wanted) throw new ConnectorError("config", "Redmine has no such state.");
      // Redmine says what is being worked on by how much of it is done.
      const issue = { status_id: wanted.id, ...(status === "in-progress" && { done_ratio: 10 }) };
      const answer = { method: "PUT", url: at(context, `issues/${externalId}.json`), body: { issue } } as const;
      await context.http({ ...answer, answer: "text" });
      return { ref: externalId };
    },
  },
});

function at({ settings: { address } }: Context, path: string): string {
  return addressUnder(address, path);
}
