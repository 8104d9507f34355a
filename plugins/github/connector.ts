import { z } from "zod";
import {
  called,
  defineConnector,
  pageSizeSetting,
  readAs,
  readSince,
  sinceCursor,
  type ConnectorContext,
} from "#sdk/index.ts";
import { toIssue, type Issue } from "./mapping.ts";

const settings = z.strictObject({
  repository: called(z.string().regex(/^[\w.-]+\/[\w.-]+$/), {
    en: "Repository (owner/name)",
    de: "Repository (owner/name)",
    es: "Repositorio (owner/name)",
    hi: "रिपॉज़िटरी (owner/name)",
    ar: "المستودع (owner/name)",
  }),
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const api = "https://api.github.com";
const user = z.object({ login: z.string() });
const item = z.looseObject({ updated_at: z.string() });
const items = z.array(item);
const made = z.object({ id: z.number(), number: z.number(), html_url: z.string() });
const headers = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };
const issuesOf = ({ settings: { repository } }: Context) => `${api}/repos/${repository}/issues`;

export const github = defineConnector<"issue-tracker", z.output<typeof settings>>({
  manifest: {
    id: "github",
    kind: "issue-tracker",
    version: "1.1.0",
    apiVersion: 1,
    title: { en: "GitHub issues", hi: "GitHub मुद्दे", es: "Tareas de GitHub", de: "GitHub-Tickets", ar: "مهام GitHub" },
    auth: [
      { scheme: "bearer" },
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: "https://github.com/login/oauth/authorize",
        tokenAt: "https://github.com/login/oauth/access_token",
        scopes: ["repo"],
        clientIn: "body",
      },
    ],
    signInHelp: {
      en: "A fine-grained personal access token with read access to issues, and write access where tasks become issues.",
      de: "Ein fein abgestuftes persönliches Zugriffstoken mit Leserecht für Issues, und Schreibrecht, wo Aufgaben zu Issues werden.",
      es: "Un token de acceso personal detallado con lectura de incidencias, y escritura donde las tareas pasan a ser incidencias.",
      hi: "इश्यू पढ़ने की अनुमति वाला निजी एक्सेस टोकन, और जहाँ कार्य इश्यू बनते हैं वहाँ लिखने की अनुमति।",
      ar: "رمز وصول شخصي محدد الصلاحيات لقراءة المشكلات، وللكتابة حيث تصبح المهام مشكلات.",
    },
    egress: [{ host: "api.github.com", methods: ["GET", "POST", "PATCH"] }],
    limits: { callsPerMinute: 80 },
    dataClasses: ["identity", "work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: `${api}/user`, headers });
    const { login } = readAs(user, body, "The account");
    await context.http({ url: `${api}/repos/${context.settings.repository}`, headers });
    return { account: login, readable: ["issue"] };
  },
  streams: {
    issue: {
      cursor: sinceCursor,
      deletes: "full-scan",
      everyMinutes: 15,
      // Pull requests come among issues and are left out.
      read: (context, from, mode) =>
        readSince<unknown, z.output<typeof item>, Issue>(context, from, mode, {
          request: (since) => ({
            url: issuesOf(context),
            headers,
            query: {
              state: "all",
              sort: "updated",
              direction: "asc",
              per_page: context.settings.pageSize,
              since: since || undefined,
            },
          }),
          paging: { by: "link" },
          rows: (body) => readAs(items, body, "Issues"),
          changedAt: (row) => row.updated_at,
          map: (row) => (row["pull_request"] === undefined ? toIssue(row) : null),
        }),
    },
  },
  actions: {
    async createIssue(context, { title, text, url }) {
      const body = { title, body: [text, url].filter(Boolean).join("\n\n") };
      const answer = await context.http({ method: "POST", url: issuesOf(context), headers, body });
      const issue = readAs(made, answer.body, "The new issue");
      return { ref: String(issue.id), key: `#${issue.number}`, url: issue.html_url };
    },
    async setStatus(context, { externalId, key, status }) {
      const url = `${issuesOf(context)}/${key.replace("#", "")}`;
      await context.http({ method: "PATCH", url, headers, body: { state: status === "done" ? "closed" : "open" } });
      return { ref: externalId };
    },
  },
});
