import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  inPages,
  personOfColumns,
  readCsv,
  type ConnectorContext,
  type KindModels,
  type Page,
  type SourceFile,
} from "#sdk/index.ts";
type Person = z.output<KindModels["hr"]["person"]>;

const settings = z.strictObject({
  address: z
    .string()
    .regex(/^(sftp:\/\/[^\s/@]+|sample:)$/)
    .meta({
      label: {
        en: "Server (sftp://host:22)",
        de: "Server (sftp://host:22)",
        es: "Servidor (sftp://host:22)",
        hi: "सर्वर (sftp://host:22)",
        ar: "الخادم (sftp://host:22)",
      },
    }),
  hostKey: z
    .string()
    .max(100)
    .default("")
    .meta({
      label: {
        en: "Fingerprint of the server's key (SHA256:…)",
        de: "Fingerabdruck des Serverschlüssels (SHA256:…)",
        es: "Huella de la clave del servidor (SHA256:…)",
        hi: "सर्वर की कुंजी का फ़िंगरप्रिंट (SHA256:…)",
        ar: "بصمة مفتاح الخادم (SHA256:…)",
      },
    }),
  folder: z
    .string()
    .startsWith("/")
    .max(300)
    .default("/")
    .meta({ label: { en: "Folder", de: "Ordner", es: "Carpeta", hi: "फ़ोल्डर", ar: "المجلد" } }),
  fileName: z
    .string()
    .min(1)
    .max(200)
    .default("people.csv")
    .meta({
      label: {
        en: "File name; * stands for anything",
        de: "Dateiname; * steht für Beliebiges",
        es: "Nombre del archivo; * vale por todo",
        hi: "फ़ाइल का नाम; * कुछ भी हो सकता है",
        ar: "اسم الملف؛ * تعني أي شيء",
      },
    }),
});
type Settings = z.output<typeof settings>;

const cursor = z.strictObject({ file: z.string(), done: z.int() });
type Cursor = z.output<typeof cursor>;

export const sftpPeople = defineConnector<"hr", Settings>({
  manifest: {
    id: "sftp-people",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "People file over SFTP",
      de: "Personaldatei über SFTP",
      es: "Archivo de personal por SFTP",
      hi: "SFTP पर लोगों की फ़ाइल",
      ar: "ملف الموظفين عبر SFTP",
    },
    auth: [{ scheme: "sftp", address: "address", hostKey: "hostKey" }],
    signInHelp: {
      en: "A user of the server that may read the folder, with its password or private key.",
      de: "Ein Benutzer des Servers, der den Ordner lesen darf, mit Passwort oder privatem Schlüssel.",
      es: "Un usuario del servidor que puede leer la carpeta, con su contraseña o clave privada.",
      hi: "सर्वर का एक उपयोगकर्ता जो फ़ोल्डर पढ़ सकता है, उसके पासवर्ड या निजी कुंजी के साथ।",
      ar: "مستخدم على الخادم يمكنه قراءة المجلد، مع كلمة مروره أو مفتاحه الخاص.",
    },
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    limits: { callsPerMinute: 120 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  async check(context) {
    const file = await newestFile(context);
    return { account: file.path, readable: ["person"] };
  },
  streams: { person: { cursor, deletes: "each-read", everyMinutes: 60, read } },
});

/** A file is a whole list: one that was read to its end gives nothing more, and a newer one is read from its beginning. */
async function* read(context: ConnectorContext<Settings>, from: Cursor | null): AsyncGenerator<Page<Person, Cursor>> {
  const file = await newestFile(context);
  const name = `${file.path} ${file.size} ${file.modifiedAt}`;
  const rows = readCsv(await context.files.read(file.path));
  if (rows.length === 0) throw new ConnectorError("config", `${file.path} holds no rows.`);
  const begun = from?.file === name ? from.done : 0;
  yield* inPages(rows, begun, {
    map: (row) => personOfColumns(row, file.modifiedAt),
    cursor: (done) => ({ file: name, done }),
  });
}

async function newestFile({ files, settings: { folder, fileName } }: ConnectorContext<Settings>): Promise<SourceFile> {
  const pattern = new RegExp(
    `^${fileName
      .split("*")
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );
  const found = (await files.list(folder)).filter(({ path }) => pattern.test(path.split("/").at(-1) ?? ""));
  const [newest] = found.toSorted((one, other) => (one.modifiedAt < other.modifiedAt ? 1 : -1));
  if (!newest) throw new ConnectorError("not-found", `No file called ${fileName} lies in ${folder}.`);
  return newest;
}
