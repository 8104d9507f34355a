import { z } from "zod";
import { called, defineConnector, type ConnectorContext, type Facts } from "#sdk/index.ts";

const settings = z.strictObject({
  address: called(z.string().regex(/^postgres(ql)?:\/\/[^\s/@]+\/[^\s/?]+$/), {
    en: "Database (postgres://host:5432/name)",
    de: "Datenbank (postgres://host:5432/name)",
    es: "Base de datos (postgres://host:5432/nombre)",
    hi: "डेटाबेस (postgres://host:5432/name)",
    ar: "قاعدة البيانات (postgres://host:5432/name)",
  }),
  schema: called(
    z
      .string()
      .regex(/^[a-z_][a-z0-9_]{0,50}$/)
      .default("cairn"),
    {
      en: "Schema",
      de: "Schema",
      es: "Esquema",
      hi: "स्कीमा",
      ar: "المخطط",
    },
  ),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const types = { text: "text", number: "double precision", day: "date", moment: "timestamptz", "yes-no": "boolean" };

export const postgresFacts = defineConnector<"analytics", z.output<typeof settings>>({
  manifest: {
    id: "postgres-facts",
    kind: "analytics",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "PostgreSQL", de: "PostgreSQL", es: "PostgreSQL", hi: "PostgreSQL", ar: "PostgreSQL" },
    auth: [{ scheme: "postgres", address: "address" }],
    signInHelp: {
      en: "A role of the database that may create tables in the schema, with its password.",
      de: "Eine Rolle der Datenbank, die im Schema Tabellen anlegen darf, mit ihrem Passwort.",
      es: "Un rol de la base de datos que puede crear tablas en el esquema, con su contraseña.",
      hi: "डेटाबेस की एक भूमिका जो स्कीमा में तालिकाएँ बना सकती है, उसके पासवर्ड के साथ।",
      ar: "دور في قاعدة البيانات يمكنه إنشاء جداول في المخطط، مع كلمة مروره.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "PUT"] }],
    limits: { callsPerMinute: 600 },
    dataClasses: ["identity", "contact", "employment", "work"],
  },
  settings,
  async check({ database }) {
    const [found] = await database.run("select current_user::text as who, current_database()::text as name");
    return { account: `${String(found?.["who"])} (${String(found?.["name"])})`, readable: [] };
  },
  streams: {},
  actions: {
    async putFacts(context, facts) {
      const table = await haveTable(context, facts);
      await putRows(context, table, facts);
      if (facts.gone.length > 0)
        await context.database.run(`delete from ${table} where id = any($1::text[])`, [facts.gone]);
      return { ref: `${facts.dataset} ${facts.batch}` };
    },
  },
});

/** Names come from letters and digits alone; they are quoted all the same. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table a data set; one that lacks a field gets it, and keeps what else somebody put there. */
async function haveTable({ database, settings: { schema } }: Context, { dataset, fields }: Facts): Promise<string> {
  const table = `${quoted(schema)}.${quoted(dataset)}`;
  // Who may not create one may still use one that stands.
  const [stands] = await database.run("select 1 as one from pg_namespace where nspname = $1", [schema]);
  if (!stands) await database.run(`create schema ${quoted(schema)}`);
  await database.run(`create table if not exists ${table} (id text primary key)`);
  for (const { name, type } of fields)
    if (name !== "id")
      await database.run(`alter table ${table} add column if not exists ${quoted(name)} ${types[type]}`);
  return table;
}

async function putRows({ database }: Context, table: string, { fields, rows }: Facts): Promise<void> {
  if (rows.length === 0) return;
  const names = fields.map(({ name }) => quoted(name)).join(", ");
  const typed = fields.map(({ name, type }) => `${quoted(name)} ${types[type]}`).join(", ");
  const others = fields.filter(({ name }) => name !== "id");
  const changed = others.map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`).join(", ");
  await database.run(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as given (${typed})
     on conflict (id) do ${changed === "" ? "nothing" : `update set ${changed}`}`,
    [JSON.stringify(rows)],
  );
}
