import { z } from "zod";
import {
  addressSetting,
  called,
  defineConnector,
  listCursor,
  readAs,
  readList,
  type ConnectorContext,
  type ListCursor,
  type ListReading,
  type Page,
} from "#sdk/index.ts";
import { toFigure, toUser, type CrmUser, type Figure } from "./mapping.ts";

const settings = z.strictObject({
  address: addressSetting(),
  currencies: called(z.boolean().default(false), {
    en: "The organization uses several currencies",
    de: "Die Organisation nutzt mehrere Währungen",
    es: "La organización usa varias monedas",
    hi: "संगठन कई मुद्राएँ इस्तेमाल करता है",
    ar: "تستخدم المؤسسة عدة عملات",
  }),
  currency: called(
    z
      .string()
      .regex(/^([A-Z]{3})?$/)
      .default(""),
    {
      en: "Otherwise, its currency (USD)",
      de: "Sonst ihre Währung (EUR)",
      es: "Si no, su moneda (EUR)",
      hi: "अन्यथा, उसकी मुद्रा (INR)",
      ar: "وإلا فعملتها (USD)",
    },
  ),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const path = "/services/data/v60.0";
const list = z.object({ records: z.array(z.looseObject({})), nextRecordsUrl: z.string().optional() });
const who = z.object({ preferred_username: z.string() });

export const salesforce = defineConnector<"crm", z.output<typeof settings>>({
  manifest: {
    id: "salesforce",
    kind: "crm",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "Salesforce", de: "Salesforce", es: "Salesforce", hi: "Salesforce", ar: "Salesforce" },
    auth: [
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: { fromSetting: "address", path: "/services/oauth2/authorize" },
        tokenAt: { fromSetting: "address", path: "/services/oauth2/token" },
        scopes: ["api", "refresh_token"],
        clientIn: "body",
      },
      {
        scheme: "oauth2",
        grant: "client-credentials",
        tokenAt: { fromSetting: "address", path: "/services/oauth2/token" },
        clientIn: "body",
      },
    ],
    egress: [{ fromSetting: "address", methods: ["GET"], paths: ["/services/data", "/services/oauth2/userinfo"] }],
    limits: { callsPerMinute: 300 },
    dataClasses: ["identity", "contact", "work"],
  },
  settings,
  async check({ http, settings: { address } }) {
    const { body } = await http({ url: new URL("/services/oauth2/userinfo", address).href });
    return { account: readAs(who, body, "The account").preferred_username, readable: ["crmUser", "metricPoint"] };
  },
  streams: {
    crmUser: {
      cursor: listCursor,
      deletes: "each-read",
      everyMinutes: 360,
      read: (context) =>
        readAll<CrmUser>(context, "SELECT Id, Email, Name, IsActive, SystemModstamp FROM User ORDER BY Id", toUser),
    },
    metricPoint: {
      cursor: listCursor,
      deletes: "each-read",
      everyMinutes: 60,
      read: (context) => readAll<Figure>(context, opportunities(context), (row) => toFigure(row, figuresOf(context))),
    },
  },
});

const figuresOf = ({ settings: { currency }, now }: Context) => ({ currency, now: now() });

/** `CurrencyIsoCode` is there only where an organization uses several. */
const opportunities = ({ settings: { currencies } }: Context) =>
  `SELECT Id, Amount, CloseDate, CreatedDate, StageName, IsClosed, IsWon, OwnerId, SystemModstamp${
    currencies ? ", CurrencyIsoCode" : ""
  } FROM Opportunity ORDER BY Id`;

/** All of them every time: an opportunity that was merged or deleted leaves no trace to ask for. */
function readAll<Row>(
  context: Context,
  query: string,
  map: ListReading<Row>["map"],
): AsyncGenerator<Page<Row, ListCursor>> {
  const next = (body: unknown) => readAs(list, body, "The query").nextRecordsUrl;
  return readList<unknown, Row>(context, null, "full", {
    request: { url: new URL(`${path}/query`, context.settings.address).href, query: { q: query } },
    paging: { by: "address", next },
    rows: (body) => readAs(list, body, "The query").records,
    map,
  });
}
