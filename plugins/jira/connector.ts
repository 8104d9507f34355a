import { z } from "zod";
import {
  addressSetting,
  addressUnder,
  byTotal,
  called,
  ConnectorError,
  defineConnector,
  pageSizeSetting,
  readAs,
  readSince,
  sinceCursor,
  type ConnectorContext,
  type Paging,
} from "#sdk/index.ts";
import { fieldsRead, momentOf, toIssue, type Issue } from "./mapping.ts";

const settings = z.strictObject({
  address: addressSetting(),
  edition: called(z.enum(["cloud", "data-center"]).default("cloud"), {
    en: "Edition",
    de: "Edition",
    es: "Edición",
    hi: "संस्करण",
    ar: "الإصدار",
  }),
  query: called(z.string().max(1_000).default(""), {
    en: "Saved query (JQL)",
    de: "Gespeicherte Abfrage (JQL)",
    es: "Consulta guardada (JQL)",
    hi: "सहेजी गई क्वेरी (JQL)",
    ar: "استعلام محفوظ (JQL)",
  }),
  project: called(
    z
      .string()
      .regex(/^[A-Z]?[A-Z0-9_]*$/)
      .max(50)
      .default(""),
    {
      en: "Project for new issues (key)",
      de: "Projekt für neue Vorgänge (Schlüssel)",
      es: "Proyecto para incidencias nuevas (clave)",
      hi: "नए मुद्दों की परियोजना (कुंजी)",
      ar: "مشروع المهام الجديدة (المفتاح)",
    },
  ),
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const user = z.object({ displayName: z.string() });
const item = z.looseObject({ fields: z.looseObject({ updated: z.string() }) });
const cloudPage = z.object({ issues: z.array(item), nextPageToken: z.string().optional() });
const serverPage = z.object({ issues: z.array(item), startAt: z.int(), total: z.int() });
const made = z.object({ id: z.string(), key: z.string() });
const ways = z.object({
  transitions: z.array(z.object({ id: z.string(), to: z.object({ statusCategory: z.object({ key: z.string() }) }) })),
});
const categories = { planned: "new", "in-progress": "indeterminate", done: "done" } as const;

export const jira = defineConnector<"issue-tracker", z.output<typeof settings>>({
  manifest: {
    id: "jira",
    kind: "issue-tracker",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "Jira", de: "Jira", es: "Jira", hi: "Jira", ar: "Jira" },
    // Cloud: an e-mail address and an API token; Data Center: a personal access token.
    auth: [{ scheme: "basic" }, { scheme: "bearer" }],
    signInHelp: {
      en: "Cloud: your email and an API token of id.atlassian.com. Data Center: a personal access token of your profile.",
      de: "Cloud: Ihre E-Mail und ein API-Token von id.atlassian.com. Data Center: ein persönliches Zugriffstoken Ihres Profils.",
      es: "Cloud: tu correo y un token de API de id.atlassian.com. Data Center: un token de acceso personal de tu perfil.",
      hi: "Cloud: आपका ईमेल और id.atlassian.com का API टोकन। Data Center: आपकी प्रोफ़ाइल का निजी एक्सेस टोकन।",
      ar: "Cloud: بريدك كمستخدم ورمز API من id.atlassian.com كمفتاح. Data Center: رمز وصول شخصي من ملفك في Jira.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "POST"] }],
    limits: { callsPerMinute: 300 },
    dataClasses: ["identity", "contact", "work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: at(context, "myself") });
    return { account: readAs(user, body, "The account").displayName, readable: ["issue"] };
  },
  streams: {
    issue: {
      cursor: sinceCursor,
      deletes: "full-scan",
      everyMinutes: 15,
      read: (context, from, mode) =>
        readSince<unknown, z.output<typeof item>, Issue>(context, from, mode, {
          request: (since) => ({
            url: at(context, isCloud(context) ? "search/jql" : "search"),
            query: { jql: jqlOf(context, since), fields: fieldsRead, maxResults: context.settings.pageSize },
          }),
          paging: isCloud(context) ? byToken : byTotal("startAt", partOf),
          rows: (body) => readAs(z.object({ issues: z.array(item) }), body, "Issues").issues,
          changedAt: ({ fields }) => momentOf(fields.updated),
          map: (row) => toIssue(row, context.settings.address),
        }),
    },
  },
  actions: {
    async createIssue(context, { title, text, url, dueDate }) {
      const { project } = context.settings;
      if (project === "") throw new ConnectorError("config", "No project for new issues is named.");
      const fields = {
        project: { key: project },
        issuetype: { name: "Task" },
        summary: title.slice(0, 255),
        description: described(context, [text, url].filter(Boolean).join("\n\n")),
        ...(dueDate && { duedate: dueDate }),
      };
      const { body } = await context.http({ method: "POST", url: at(context, "issue"), body: { fields } });
      const { id, key } = readAs(made, body, "The new issue");
      return { ref: id, key, url: addressUnder(context.settings.address, `browse/${key}`) };
    },
    /** By a step of the issue's own workflow that leads there. */
    async setStatus(context, { externalId, status }) {
      const url = at(context, `issue/${externalId}/transitions`);
      const { transitions } = readAs(ways, (await context.http({ url })).body, "The steps of the workflow");
      const way = transitions.find(({ to }) => to.statusCategory.key === categories[status]);
      if (!way) throw new ConnectorError("conflict", "The workflow has no step that leads there.");
      await context.http({ method: "POST", url, body: { transition: { id: way.id } }, answer: "text" });
      return { ref: externalId };
    },
  },
});

const isCloud = ({ settings: { edition } }: Context) => edition === "cloud";

const byToken: Paging = {
  by: "cursor",
  parameter: "nextPageToken",
  next: (body) => readAs(cloudPage, body, "Issues").nextPageToken,
};

function partOf(body: unknown): { offset: number; count: number; total: number } {
  const { issues, startAt, total } = readAs(serverPage, body, "Issues");
  return { offset: startAt, count: issues.length, total };
}

/** Jira reads a day by the clock of the account, whose zone nobody tells: two days earlier are asked for, and what is known is left out. */
function jqlOf({ settings: { query } }: Context, since: string): string {
  const condition = query.split(/\border by\b/i, 1)[0]!;
  const day = since === "" ? "1970-01-01" : new Date(Date.parse(since) - 2 * 86_400_000).toISOString().slice(0, 10);
  return [...(condition.trim() ? [`(${condition.trim()})`] : []), `updated >= "${day}"`]
    .join(" AND ")
    .concat(" ORDER BY updated ASC, key ASC");
}

/** Cloud takes a document where Data Center takes plain text. */
function described(context: Context, text: string): unknown {
  if (!isCloud(context)) return text;
  const paragraphs = text.split("\n\n").map((part) => ({ type: "paragraph", content: [{ type: "text", text: part }] }));
  return { type: "doc", version: 1, content: paragraphs };
}

function at(context: Context, path: string): string {
  return addressUnder(context.settings.address, `rest/api/${isCloud(context) ? 3 : 2}/${path}`);
}
