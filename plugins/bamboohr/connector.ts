import { z } from "zod";
import {
  called,
  defineConnector,
  inPages,
  readAs,
  type ConnectorContext,
  type KindModels,
  type Page,
} from "#sdk/index.ts";
import { fieldsRead, toPerson } from "./mapping.ts";

const settings = z.strictObject({
  address: called(z.url({ protocol: /^https?$/ }), {
    en: "Address (https://acme.bamboohr.com)",
    de: "Adresse (https://acme.bamboohr.com)",
    es: "Dirección (https://acme.bamboohr.com)",
    hi: "पता (https://acme.bamboohr.com)",
    ar: "العنوان (https://acme.bamboohr.com)",
  }),
});
type Context = ConnectorContext<z.output<typeof settings>>;
type Person = z.output<KindModels["hr"]["person"]>;

/** When something last changed, and how many of that list were given. */
const cursor = z.strictObject({ latest: z.string(), done: z.int() });
type Cursor = z.output<typeof cursor>;

const changed = z.object({
  latest: z.string().nullish(),
  employees: z.record(z.string(), z.unknown()).or(z.array(z.never())),
});
const report = z.object({ employees: z.array(z.looseObject({ id: z.unknown() })) });

export const bamboohr = defineConnector<"hr", z.output<typeof settings>>({
  manifest: {
    id: "bamboohr",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "BambooHR", de: "BambooHR", es: "BambooHR", hi: "BambooHR", ar: "BambooHR" },
    // The API key stands where the user does; any password goes with it.
    auth: [{ scheme: "basic" }],
    signInHelp: {
      en: "Make an API key in BambooHR under your picture, “API Keys”. Enter it as the user, and any word as the password.",
      de: "Ein API-Schlüssel aus BambooHR (unter Ihrem Bild, „API Keys“) als Benutzer, und irgendein Wort als Passwort.",
      es: "Crea una clave de API en BambooHR, en tu foto, «API Keys». Escríbela como usuario y cualquier palabra como contraseña.",
      hi: "BambooHR में अपनी तस्वीर के नीचे “API Keys” में API कुंजी बनाएँ। उसे उपयोगकर्ता की जगह लिखें, और पासवर्ड में कोई भी शब्द।",
      ar: "أنشئ مفتاح API في BambooHR من صورتك ثم «API Keys». أدخله في خانة المستخدم، وأي كلمة ككلمة مرور.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "POST"], paths: ["/api/v1"] }],
    limits: { callsPerMinute: 100 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  async check(context) {
    await askReport(context, ["id"]);
    return { account: new URL(context.settings.address).host, readable: ["person"] };
  },
  streams: { person: { cursor, deletes: "each-read", everyMinutes: 60, read } },
});

/** One cheap question says whether anybody changed; only then everybody is asked for. */
async function* read(context: Context, from: Cursor | null): AsyncGenerator<Page<Person, Cursor>> {
  const since = from?.latest ?? "";
  const latest = await latestChange(context, since);
  if (from !== null && from.done === 0 && latest === since) return;
  const { employees } = await askReport(context, fieldsRead);
  const at = latest || context.now().toISOString();
  yield* inPages(employees, 0, {
    map: (row) => toPerson(row, at),
    cursor: (done) => ({ latest: at, done: done < employees.length ? done : 0 }),
  });
}

async function latestChange(context: Context, since: string): Promise<string> {
  const url = new URL("/api/v1/employees/changed", context.settings.address).href;
  const { body } = await context.http({ url, query: { since: since || "1970-01-01T00:00:00Z" } });
  const { employees, latest } = readAs(changed, body, "What changed");
  const count = Object.keys(employees).length;
  return count === 0 ? since : (latest ?? "");
}

async function askReport(context: Context, fields: readonly string[]): Promise<z.output<typeof report>> {
  const { body } = await context.http({
    method: "POST",
    url: new URL("/api/v1/reports/custom", context.settings.address).href,
    query: { format: "JSON", onlyCurrent: false },
    body: { title: "Cairn", fields },
  });
  return readAs(report, body, "The report");
}
