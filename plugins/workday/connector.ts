import { z } from "zod";
import {
  called,
  ConnectorError,
  defineConnector,
  inPages,
  personOfColumns,
  readAs,
  type ConnectorContext,
  type KindModels,
  type Page,
} from "#sdk/index.ts";

const settings = z.strictObject({
  address: called(z.url({ protocol: /^https?$/ }), {
    en: "Address of the report (web service, JSON)",
    de: "Adresse des Berichts (Webdienst, JSON)",
    es: "Dirección del informe (servicio web, JSON)",
    hi: "रिपोर्ट का पता (वेब सेवा, JSON)",
    ar: "عنوان التقرير (خدمة ويب، JSON)",
  }),
});
type Context = ConnectorContext<z.output<typeof settings>>;
type Person = z.output<KindModels["hr"]["person"]>;

/** A digest of the report that was read, and how many of its rows were given. */
const cursor = z.strictObject({ report: z.string(), done: z.int() });
type Cursor = z.output<typeof cursor>;

const report = z.object({ Report_Entry: z.array(z.looseObject({})) });

export const workday = defineConnector<"hr", z.output<typeof settings>>({
  manifest: {
    id: "workday",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "Workday report",
      de: "Workday-Bericht",
      es: "Informe de Workday",
      hi: "Workday रिपोर्ट",
      ar: "تقرير Workday",
    },
    auth: [{ scheme: "basic" }],
    signInHelp: {
      en: "An integration system user of Workday that may run the report; its name carries the tenant, such as isu_cairn@acme.",
      de: "Ein Integrationsbenutzer (ISU) von Workday, der den Bericht ausführen darf; zum Namen gehört der Mandant, etwa isu_cairn@acme.",
      es: "Un usuario de sistema de integración de Workday que pueda ejecutar el informe; su nombre lleva el tenant, como isu_cairn@acme.",
      hi: "Workday का एकीकरण उपयोगकर्ता (ISU), जो रिपोर्ट चला सके; उसके नाम में टेनेंट होता है, जैसे isu_cairn@acme।",
      ar: "مستخدم تكامل (ISU) في Workday يمكنه تشغيل التقرير؛ يتضمن اسمه المستأجر، مثل isu_cairn@acme.",
    },
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 30 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  async check(context) {
    const rows = await askReport(context);
    if (rows.length === 0) throw new ConnectorError("config", "The report holds nobody.");
    return { account: new URL(context.settings.address).host, readable: ["person"] };
  },
  streams: { person: { cursor, deletes: "each-read", everyMinutes: 240, read } },
});

/** A report is a whole list: one that is as it was gives nothing, and another is given from its beginning. */
async function* read(context: Context, from: Cursor | null): AsyncGenerator<Page<Person, Cursor>> {
  const rows = await askReport(context);
  if (rows.length === 0) throw new ConnectorError("config", "The report holds nobody.");
  const name = digestOf(rows);
  const begun = from?.report === name ? from.done : 0;
  const at = context.now().toISOString();
  yield* inPages(rows, begun, {
    map: (row) => personOfColumns(row, at),
    cursor: (done) => ({ report: name, done }),
  });
}

/** Rows as columns of text, whatever a customer's report calls them. */
async function askReport({ http, settings: { address } }: Context): Promise<Record<string, string>[]> {
  const { body } = await http({ url: address, query: { format: "json" } });
  return readAs(report, body, "The report").Report_Entry.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        value === null || typeof value === "object" ? "" : String(value),
      ]),
    ),
  );
}

/** Tells one report from another; no secret hangs on it. */
function digestOf(rows: readonly Record<string, string>[]): string {
  let digest = 0;
  for (const character of JSON.stringify(rows)) digest = (Math.imul(digest, 31) + character.codePointAt(0)!) | 0;
  return `${rows.length} ${digest.toString(36)}`;
}
