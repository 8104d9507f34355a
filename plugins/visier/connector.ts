import { z } from "zod";
import { addressSetting, addressUnder, defineConnector, writeCsv } from "#sdk/index.ts";

const settings = z.strictObject({ address: addressSetting() });

export const visier = defineConnector<"analytics", z.output<typeof settings>>({
  manifest: {
    id: "visier",
    kind: "analytics",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "Visier", de: "Visier", es: "Visier", hi: "Visier", ar: "Visier" },
    auth: [{ scheme: "api-key", header: "apikey" }],
    signInHelp: {
      en: "An API key of your Visier tenant, from its administrator. It needs the right to upload data.",
      de: "Ein API-Schlüssel Ihres Visier-Mandanten, von dessen Administration. Er braucht das Recht, Daten hochzuladen.",
      es: "Una clave de API de tu inquilino de Visier, de su administrador. Necesita el permiso de cargar datos.",
      hi: "आपके Visier टेनेंट की API कुंजी, उसके व्यवस्थापक से। उसे डेटा अपलोड करने का अधिकार चाहिए।",
      ar: "مفتاح API لمستأجر Visier لديكم، من مسؤوله. ويحتاج إلى صلاحية رفع البيانات.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "PUT"], paths: ["/v1/data"] }],
    limits: { callsPerMinute: 60 },
    dataClasses: ["identity", "contact", "employment", "work"],
  },
  settings,
  async check({ http, settings: { address } }) {
    await http({ url: addressUnder(address, "v1/data/model/analytic-objects") });
    return { account: new URL(address).host, readable: [] };
  },
  streams: {},
  actions: {
    async putFacts({ http, settings: { address } }, { dataset, fields, rows, gone, batch, at }) {
      const name = `cairn_${dataset}_${String(batch).padStart(8, "0")}.csv`;
      const columns = ["event_date", "is_gone", ...fields.map((field) => field.name)];
      const lines = [
        ...rows.map((row) => ({ event_date: at, is_gone: false, ...row })),
        ...gone.map((id) => ({ event_date: at, is_gone: true, id })),
      ];
      await http({
        method: "PUT",
        url: addressUnder(address, `v1/data/upload/files/${name}`),
        text: { type: "text/csv; charset=utf-8", content: writeCsv(columns, lines) },
        answer: "text",
      });
      return { ref: name };
    },
  },
});
