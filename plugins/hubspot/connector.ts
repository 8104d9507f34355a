import { z } from "zod";
import {
  defineConnector,
  listCursor,
  pageSizeSetting,
  readAs,
  readList,
  type ConnectorContext,
  type ListCursor,
  type ListReading,
  type Page,
} from "#sdk/index.ts";
import { toFigure, toUser, type CrmUser, type Figure } from "./mapping.ts";

const settings = z.strictObject({
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const api = "https://api.hubapi.com";
const account = z.object({ portalId: z.number() });
const list = z.object({
  results: z.array(z.looseObject({ id: z.unknown() })),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
});
const properties =
  "amount,closedate,createdate,dealstage,hubspot_owner_id,hs_is_closed,hs_is_closed_won,deal_currency_code,hs_lastmodifieddate";

export const hubspot = defineConnector<"crm", z.output<typeof settings>>({
  manifest: {
    id: "hubspot",
    kind: "crm",
    version: "1.1.0",
    apiVersion: 1,
    title: { en: "HubSpot", hi: "HubSpot", es: "HubSpot", de: "HubSpot", ar: "HubSpot" },
    auth: [
      { scheme: "bearer" },
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: "https://app.hubspot.com/oauth/authorize",
        tokenAt: "https://api.hubapi.com/oauth/v1/token",
        scopes: ["crm.objects.deals.read", "crm.objects.owners.read"],
        clientIn: "body",
      },
    ],
    signInHelp: {
      en: "The access token of a private app, under Settings, Integrations, Private Apps, with read access to deals and owners.",
      de: "Das Zugriffstoken einer privaten App unter Einstellungen, Integrationen, Private Apps, mit Leserecht für Deals und Owner.",
      es: "El token de una app privada (Configuración, Integraciones, Aplicaciones privadas) con lectura de negocios y propietarios.",
      hi: "Settings, Integrations, Private Apps में निजी ऐप का एक्सेस टोकन, deals और owners पढ़ने की अनुमति के साथ।",
      ar: "رمز وصول تطبيق خاص من الإعدادات، عمليات التكامل، التطبيقات الخاصة، مع قراءة الصفقات والمالكين.",
    },
    egress: [
      {
        host: "api.hubapi.com",
        methods: ["GET"],
        paths: ["/account-info/v3/details", "/crm/v3/objects/deals", "/crm/v3/owners"],
      },
    ],
    limits: { callsPerMinute: 400 },
    dataClasses: ["identity", "contact", "work"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({ url: `${api}/account-info/v3/details` });
    return { account: String(readAs(account, body, "The account").portalId), readable: ["crmUser", "metricPoint"] };
  },
  streams: {
    crmUser: {
      cursor: listCursor,
      deletes: "each-read",
      everyMinutes: 360,
      read: (context) => readAll<CrmUser>(context, "/crm/v3/owners", {}, toUser),
    },
    metricPoint: {
      cursor: listCursor,
      deletes: "each-read",
      everyMinutes: 60,
      read: (context) =>
        readAll<Figure>(context, "/crm/v3/objects/deals", { properties }, (row) => toFigure(row, context.now())),
    },
  },
});

/** All of them every time: a deal that was merged or deleted leaves no trace to ask for. */
function readAll<Row>(
  context: Context,
  path: string,
  query: Record<string, string>,
  map: ListReading<Row>["map"],
): AsyncGenerator<Page<Row, ListCursor>> {
  const next = (body: unknown) => readAs(list, body, path).paging?.next?.after;
  return readList<unknown, Row>(context, null, "full", {
    request: { url: `${api}${path}`, query: { ...query, limit: context.settings.pageSize } },
    paging: { by: "cursor", parameter: "after", next },
    rows: (body) => readAs(list, body, path).results,
    map,
  });
}
