import { z } from "zod";
import { ConnectorError, defineConnector, type CalendarEvent, type ConnectorContext } from "#sdk/index.ts";
import { busyIn, type Span } from "./busy-in.ts";
import { eventsIn } from "./events-in.ts";

const settings = z.strictObject({
  address: z.url({ protocol: /^https?$/ }).meta({
    label: { en: "Address", de: "Adresse", es: "Dirección", hi: "पता", ar: "العنوان" },
  }),
  calendar: z
    .string()
    .regex(/^\/.*\{(email|name)\}.*\/$/)
    .default("/{email}/cairn/")
    .meta({
      label: {
        en: "Calendar of a person ({email}, {name})",
        de: "Kalender einer Person ({email}, {name})",
        es: "Calendario de una persona ({email}, {name})",
        hi: "व्यक्ति का कैलेंडर ({email}, {name})",
        ar: "تقويم الشخص ({email}، {name})",
      },
    }),
  busy: z
    .string()
    .regex(/^(?:\/.*\{(?:email|name)\}.*\/)?$/)
    .default("")
    .meta({
      label: {
        en: "A person's own events ({email}, {name}), to see when they are busy; empty: not read",
        de: "Eigene Termine einer Person ({email}, {name}), für belegte Zeiten; leer: nicht lesen",
        es: "Eventos de una persona ({email}, {name}), para ver cuándo está ocupada; vacío: no se lee",
        hi: "व्यक्ति के अपने कार्यक्रम ({email}, {name}), व्यस्त समय देखने के लिए; खाली: नहीं पढ़ा जाता",
        ar: "مكان مواعيد الشخص نفسه ({email}، {name}) لمعرفة أوقات انشغاله؛ فارغ: لا تُقرأ",
      },
    }),
});
type Settings = z.output<typeof settings>;
type Context = ConnectorContext<Settings>;

const everything =
  '<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop>' +
  '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"/></c:comp-filter></c:filter></c:calendar-query>';
const who = '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-principal/></d:prop></d:propfind>';

export const caldav = defineConnector<"calendar", Settings>({
  manifest: {
    id: "caldav",
    kind: "calendar",
    version: "1.2.0",
    apiVersion: 1,
    title: { en: "CalDAV", hi: "CalDAV", es: "CalDAV", de: "CalDAV", ar: "CalDAV" },
    auth: [{ scheme: "basic" }],
    signInHelp: {
      en: "An account of the calendar server that may write into everybody's calendars; where it offers one, an app password.",
      de: "Ein Konto des Kalenderservers, das in die Kalender aller schreiben darf; wo es das gibt, ein App-Passwort.",
      es: "Una cuenta del servidor que pueda escribir en los calendarios de todos; si la hay, una contraseña de aplicación.",
      hi: "कैलेंडर सर्वर का खाता, जो सभी के कैलेंडर में लिख सके; जहाँ मिले, ऐप पासवर्ड।",
      ar: "حساب في خادم التقويم يمكنه الكتابة في تقاويم الجميع؛ وكلمة مرور تطبيق حيث تتوفر.",
    },
    egress: [{ fromSetting: "address", methods: ["GET", "PUT", "DELETE", "PROPFIND", "REPORT", "MKCALENDAR"] }],
    limits: { callsPerMinute: 600 },
    dataClasses: ["identity", "contact", "calendar"],
  },
  settings,
  async check(context) {
    const { body } = await context.http({
      method: "PROPFIND",
      url: context.settings.address,
      headers: { depth: "0" },
      text: { type: "application/xml; charset=utf-8", content: who },
      answer: "text",
    });
    const [, principal] = /current-user-principal>\s*<[^>]*href[^>]*>([^<]+)</.exec(String(body)) ?? [];
    if (!principal) throw new ConnectorError("config", "What answers at this address is no CalDAV server.");
    return { account: decodeURIComponent(principal), readable: [] };
  },
  streams: {},
  actions: {
    async upsertEvent(context, event) {
      await putEvent(context, event);
      return { ref: event.uid };
    },
    async cancelEvent(context, { owner, uid }) {
      await context.http({ method: "DELETE", url: `${calendarOf(context, owner)}${fileOf(uid)}`, answer: "text" });
      return { ref: uid };
    },
    async freeBusy(context, { owners, from, to }) {
      if (context.settings.busy === "") return { ref: "busy", busy: [] };
      const busy = [];
      for (const owner of owners)
        busy.push(...(await busyOf(context, owner, { from, to })).map((span) => ({ owner, ...span })));
      return { ref: "busy", busy };
    },
    async changesOf(context, { owner, uids }) {
      const { body } = await context.http({
        method: "REPORT",
        url: calendarOf(context, owner),
        headers: { depth: "1" },
        text: { type: "application/xml; charset=utf-8", content: everything },
        answer: "text",
      });
      const standing = new Map(eventsIn(String(body)).map((event) => [event.uid, event]));
      return { ref: owner, changes: uids.map((uid) => standing.get(uid) ?? { uid, cancelled: true }) };
    },
  },
});

/** The server reckons what comes again and again; who has no calendar there is not known to be busy. */
async function busyOf(context: Context, owner: string, { from, to }: Span): Promise<Span[]> {
  const range = `<c:time-range start="${stamp(from)}" end="${stamp(to)}"/>`;
  const content = `<c:free-busy-query xmlns:c="urn:ietf:params:xml:ns:caldav">${range}</c:free-busy-query>`;
  try {
    const { body } = await context.http({
      method: "REPORT",
      url: placeOf(context, context.settings.busy, owner),
      headers: { depth: "infinity" },
      text: { type: "application/xml; charset=utf-8", content },
      answer: "text",
    });
    return busyIn(String(body));
  } catch (error) {
    if (error instanceof ConnectorError && error.code === "not-found") return [];
    throw error;
  }
}

const stamp = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Where the calendar is not there yet it is made once, and the entry put again. */
async function putEvent(context: Context, { owner, uid, calendar }: CalendarEvent): Promise<void> {
  const url = calendarOf(context, owner);
  const put = () =>
    context.http({
      method: "PUT",
      url: `${url}${fileOf(uid)}`,
      text: { type: "text/calendar; charset=utf-8", content: calendar },
      answer: "text",
    });
  try {
    await put();
  } catch (error) {
    if (!(error instanceof ConnectorError) || (error.code !== "conflict" && error.code !== "not-found")) throw error;
    await context.http({ method: "MKCALENDAR", url, answer: "text" });
    await put();
  }
}

function calendarOf(context: Context, owner: string): string {
  return placeOf(context, context.settings.calendar, owner);
}

function placeOf({ settings: { address } }: Context, place: string, owner: string): string {
  const path = place
    .replaceAll("{email}", encodeURIComponent(owner))
    .replaceAll("{name}", encodeURIComponent(owner.split("@")[0] ?? ""));
  return new URL(path, address).href;
}

const fileOf = (uid: string) => `${encodeURIComponent(uid)}.ics`;
