import { z } from "zod";
import {
  called,
  ConnectorError,
  defineConnector,
  inPages,
  type ConnectorContext,
  type DirectoryEntry,
  type KindModels,
  type Page,
} from "#sdk/index.ts";
import { attributesRead, idOf, toPerson } from "./mapping.ts";

const settings = z.strictObject({
  address: called(z.string().regex(/^ldaps?:\/\/[^\s/@]+$/), {
    en: "Directory (ldaps://host)",
    de: "Verzeichnis (ldaps://host)",
    es: "Directorio (ldaps://host)",
    hi: "निर्देशिका (ldaps://host)",
    ar: "الدليل (ldaps://host)",
  }),
  base: called(z.string().min(1).max(300), {
    en: "Where people stand (base DN)",
    de: "Wo Personen stehen (Basis-DN)",
    es: "Dónde están las personas (DN base)",
    hi: "लोग कहाँ हैं (बेस DN)",
    ar: "مكان الأشخاص (DN الأساسي)",
  }),
  filter: called(z.string().min(3).max(500).default("(objectClass=inetOrgPerson)"), {
    en: "Filter",
    de: "Filter",
    es: "Filtro",
    hi: "फ़िल्टर",
    ar: "عامل التصفية",
  }),
});
type Context = ConnectorContext<z.output<typeof settings>>;
type Person = z.output<KindModels["hr"]["person"]>;

const cursor = z.strictObject({ newest: z.string(), count: z.int(), done: z.int() });
type Cursor = z.output<typeof cursor>;

export const ldap = defineConnector<"hr", z.output<typeof settings>>({
  manifest: {
    id: "ldap",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "LDAP directory",
      de: "LDAP-Verzeichnis",
      es: "Directorio LDAP",
      hi: "LDAP निर्देशिका",
      ar: "دليل LDAP",
    },
    auth: [{ scheme: "ldap", address: "address" }],
    signInHelp: {
      en: "The user is the full name (DN) of an account that may read people, such as cn=cairn,dc=acme,dc=com; then its password.",
      de: "Der Benutzer ist der volle Name (DN) eines Kontos, das Personen lesen darf, etwa cn=cairn,dc=acme,dc=com; dazu sein Passwort.",
      es: "El usuario es el nombre completo (DN) de una cuenta que puede leer personas, como cn=cairn,dc=acme,dc=com; y su contraseña.",
      hi: "उपयोगकर्ता उस खाते का पूरा नाम (DN) है जो लोगों को पढ़ सकता है, जैसे cn=cairn,dc=acme,dc=com; साथ में उसका पासवर्ड।",
      ar: "المستخدم هو الاسم الكامل (DN) لحساب يمكنه قراءة الأشخاص، مثل cn=cairn,dc=acme,dc=com، ومعه كلمة مروره.",
    },
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 600 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  async check(context) {
    const { base, filter } = context.settings;
    for await (const some of context.directory.search({ base, filter, attributes: ["cn"], pageSize: 1 }))
      if (some[0]) return { account: base, readable: ["person"] };
    throw new ConnectorError("config", "The filter finds nobody there.");
  },
  streams: { person: { cursor, deletes: "each-read", everyMinutes: 60, read } },
});

/** Everybody there, once anybody changed: a directory names managers by where they stand, so all are known before one is given. */
async function* read(context: Context, from: Cursor | null): AsyncGenerator<Page<Person, Cursor>> {
  const entries = await everybody(context);
  const newest = entries.map((entry) => entry.attributes["modifyTimestamp"]?.[0] ?? "").reduce(later, "");
  const same = from !== null && from.newest === newest && from.count === entries.length;
  if (same && from.done >= entries.length) return;
  const ids = new Map(entries.map((entry) => [entry.dn.toLowerCase(), idOf(entry)]));
  const now = context.now().toISOString();
  yield* inPages(entries, same ? from.done : 0, {
    map: (entry) => toPerson(entry, ids, now),
    cursor: (done) => ({ newest, count: entries.length, done }),
  });
}

async function everybody({ directory, settings: { base, filter } }: Context): Promise<DirectoryEntry[]> {
  const all: DirectoryEntry[] = [];
  const pages = directory.search({ base, filter, attributes: attributesRead, pageSize: 500 });
  for await (const some of pages) all.push(...some);
  if (all.length === 0) throw new ConnectorError("config", "The filter finds nobody there.");
  return all.toSorted((one, other) => (one.dn < other.dn ? -1 : 1));
}

const later = (one: string, other: string) => (other > one ? other : one);
