import { z } from "zod";
import {
  addressSetting,
  addressUnder,
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
  address: addressSetting().default("https://gitlab.com"),
  project: called(z.string().min(1).max(300), {
    en: "Project (group/name)",
    de: "Projekt (group/name)",
    es: "Proyecto (group/name)",
    hi: "परियोजना (group/name)",
    ar: "المشروع (group/name)",
  }),
  labels: called(z.string().max(300).default(""), {
    en: "Only with these labels",
    de: "Nur mit diesen Labels",
    es: "Solo con estas etiquetas",
    hi: "केवल इन लेबल के साथ",
    ar: "فقط بهذه التصنيفات",
  }),
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const user = z.object({ username: z.string() });
const item = z.looseObject({ updated_at: z.string() });
const items = z.array(item);
const made = z.object({ id: z.int(), iid: z.int(), web_url: z.string() });

export const gitlab = defineConnector<"issue-tracker", z.output<typeof settings>>({
  manifest: {
    id: "gitlab",
    kind: "issue-tracker",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "GitLab issues", de: "GitLab-Tickets", es: "Tareas de GitLab", hi: "GitLab मुद्दे", ar: "مهام GitLab" },
    auth: [
      { scheme: "bearer" },
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: { fromSetting: "address", path: "/oauth/authorize" },
        tokenAt: { fromSetting: "address", path: "/oauth/token" },
        scopes: ["api"],
        clientIn: "body",
      },
    ],
    signInHelp: {
      en: "A personal, group or project access token with the scope read_api, or api where tasks become issues.",
      de: "Ein persönliches, Gruppen- oder Projekt-Zugriffstoken mit dem Bereich read_api, oder api, wo Aufgaben zu Issues werden.",
      es: "Un token de acceso personal, de grupo o de proyecto con el ámbito read_api, o api donde las tareas pasan a ser incidencias.",
      hi: "read_api दायरे वाला निजी, समूह या प्रोजेक्ट एक्सेस टोकन; जहाँ कार्य इश्यू बनते हैं वहाँ api।",
      ar: "رمز وصول شخصي أو لمجموعة أو لمشروع بالنطاق read_api، أو api حيث تصبح المهام مشكلات.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "POST", "PUT"] }],
    limits: { callsPerMinute: 300 },
    dataClasses: ["identity", "work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: at(context, "user") });
    const { username } = readAs(user, body, "The account");
    await context.http({ url: at(context, `projects/${projectOf(context)}`) });
    return { account: username, readable: ["issue"] };
  },
  streams: {
    issue: {
      cursor: sinceCursor,
      deletes: "full-scan",
      everyMinutes: 15,
      read: (context, from, mode) =>
        readSince<unknown, z.output<typeof item>, Issue>(context, from, mode, {
          request: (since) => ({
            url: at(context, `projects/${projectOf(context)}/issues`),
            query: {
              scope: "all",
              order_by: "updated_at",
              sort: "asc",
              per_page: context.settings.pageSize,
              labels: context.settings.labels || undefined,
              updated_after: since || undefined,
            },
          }),
          paging: { by: "link" },
          rows: (body) => readAs(items, body, "Issues"),
          changedAt: (row) => row.updated_at,
          map: toIssue,
        }),
    },
  },
  actions: {
    async createIssue(context, { title, text, url, dueDate }) {
      const description = [text, url].filter(Boolean).join("\n\n");
      const answer = await context.http({
        method: "POST",
        url: at(context, `projects/${projectOf(context)}/issues`),
        body: { title: title.slice(0, 255), description, due_date: dueDate },
      });
      const issue = readAs(made, answer.body, "The new issue");
      return { ref: String(issue.id), key: `#${issue.iid}`, url: issue.web_url };
    },
    async setStatus(context, { externalId, key, status }) {
      const url = at(context, `projects/${projectOf(context)}/issues/${key.replace("#", "")}`);
      await context.http({ method: "PUT", url, body: { state_event: status === "done" ? "close" : "reopen" } });
      return { ref: externalId };
    },
  },
});

const projectOf = ({ settings: { project } }: Context) => encodeURIComponent(project);

function at({ settings: { address } }: Context, path: string): string {
  return addressUnder(address, `api/v4/${path}`);
}
