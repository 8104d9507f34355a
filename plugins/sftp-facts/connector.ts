import { z } from "zod";
import { called, defineConnector, writeCsv } from "#sdk/index.ts";

const settings = z.strictObject({
  address: called(z.string().regex(/^sftp:\/\/[^\s/@]+$/), {
    en: "Server (sftp://host:22)",
    de: "Server (sftp://host:22)",
    es: "Servidor (sftp://host:22)",
    hi: "सर्वर (sftp://host:22)",
    ar: "الخادم (sftp://host:22)",
  }),
  hostKey: called(z.string().min(1).max(100), {
    en: "Fingerprint of the server's key (SHA256:…)",
    de: "Fingerabdruck des Serverschlüssels (SHA256:…)",
    es: "Huella de la clave del servidor (SHA256:…)",
    hi: "सर्वर की कुंजी का फ़िंगरप्रिंट (SHA256:…)",
    ar: "بصمة مفتاح الخادم (SHA256:…)",
  }),
  folder: called(z.string().startsWith("/").max(300).default("/"), {
    en: "Folder",
    de: "Ordner",
    es: "Carpeta",
    hi: "फ़ोल्डर",
    ar: "المجلد",
  }),
});

export const sftpFacts = defineConnector<"analytics", z.output<typeof settings>>({
  manifest: {
    id: "sftp-facts",
    kind: "analytics",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "Data files over SFTP",
      de: "Datendateien über SFTP",
      es: "Archivos de datos por SFTP",
      hi: "SFTP पर डेटा फ़ाइलें",
      ar: "ملفات بيانات عبر SFTP",
    },
    auth: [{ scheme: "sftp", address: "address", hostKey: "hostKey" }],
    signInHelp: {
      en: "A user of the server that may write into the folder, with its password or private key.",
      de: "Ein Benutzer des Servers, der in den Ordner schreiben darf, mit Passwort oder privatem Schlüssel.",
      es: "Un usuario del servidor que puede escribir en la carpeta, con su contraseña o clave privada.",
      hi: "सर्वर का एक उपयोगकर्ता जो फ़ोल्डर में लिख सकता है, उसके पासवर्ड या निजी कुंजी के साथ।",
      ar: "مستخدم على الخادم يمكنه الكتابة في المجلد، مع كلمة مروره أو مفتاحه الخاص.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "PUT"] }],
    limits: { callsPerMinute: 240 },
    dataClasses: ["identity", "contact", "employment", "work"],
  },
  settings,
  async check({ files, settings: { address, folder } }) {
    await files.list(folder);
    return { account: `${new URL(address).host}${folder}`, readable: [] };
  },
  streams: {},
  actions: {
    /** A file a batch: what changed, each row with whether it is there or gone. A batch that comes again is the same file. */
    async putFacts({ files, settings: { folder } }, { dataset, fields, rows, gone, batch }) {
      const name = `${dataset}-${String(batch).padStart(8, "0")}.csv`;
      const columns = ["change", ...fields.map((field) => field.name)];
      const lines = [...rows.map((row) => ({ change: "put", ...row })), ...gone.map((id) => ({ change: "gone", id }))];
      await files.write(`${folder.replace(/\/$/, "")}/${name}`, writeCsv(columns, lines));
      return { ref: name };
    },
  },
});
