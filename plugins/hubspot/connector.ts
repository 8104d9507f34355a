import { z } from "zod";
import { defineConnector, pageSizeSetting, readAs, type ConnectorContext, type Page } from "#sdk/index.ts";
import { toFigure, toUser, type CrmUser, type Figure } from "./mapping.ts";

const settings = z.strictObject({
  pageSize: pageSizeSetting(100),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const cursor = z.strictObject({ next: z.string() });
type Cursor = z.output<typeof cursor>;

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
      cursor,
      deletes: "each-read",
      everyMinutes: 360,
      read: (context) => readAll<CrmUser>(context, "/crm/v3/owners", {}, toUser),
    },
    metricPoint: {
      cursor,
      deletes: "each-read",
      everyMinutes: 60,
      read: (context) =>
        readAll<Figure>(context, "/crm/v3/objects/deals", { properties }, (row) => toFigure(row, context.now())),
    },
  },
});

/** All of them every time: a deal that was merged or deleted leaves no trace to ask for. */
async function* readAll<Row>(
  context: Context,
  path: string,
  query: Record<string, string>,
  map: (row: Record<string, unknown>) => Page<Row, Cursor>["upsert"][number] | null,
): AsyncGenerator<Page<Row, Cursor>> {
  const request = { url: `${api}${path}`, query: { ...query, limit: context.settings.pageSize } };
  const next = (body: unknown) => readAs(list, body, path).paging?.next?.after;
  for await (const { body, next: place } of context.paginate(request, { by: "cursor", parameter: "after", next })) {
    const { results } = readAs(list, body, path);
    yield {
      upsert: results.flatMap((row) => map(row) ?? []),
      cursor: { next: place === null ? "" : String(place) },
    };
  }
}
