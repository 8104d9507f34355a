import { z } from "zod";
import { called, defineConnector, readAs, type CalendarEvent, type ConnectorContext } from "#sdk/index.ts";
import { bodyOf, busyOf, markId, schedules, toChange } from "./mapping.ts";

const settings = z.strictObject({
  authority: called(z.url({ protocol: /^https?$/ }), {
    en: "Sign-in address (https://login.microsoftonline.com/tenant)",
    de: "Anmeldeadresse (https://login.microsoftonline.com/mandant)",
    es: "Dirección de inicio de sesión (https://login.microsoftonline.com/inquilino)",
    hi: "साइन-इन पता (https://login.microsoftonline.com/tenant)",
    ar: "عنوان تسجيل الدخول (https://login.microsoftonline.com/tenant)",
  }),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const api = "https://graph.microsoft.com/v1.0";
const list = z.object({ value: z.array(z.looseObject({ id: z.string() })), "@odata.nextLink": z.string().optional() });
const company = z.object({ value: z.array(z.object({ displayName: z.string() })).min(1) });
const inUtc = { prefer: 'outlook.timezone="UTC"' };

export const microsoft365 = defineConnector<"calendar", z.output<typeof settings>>({
  manifest: {
    id: "microsoft-365",
    kind: "calendar",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "Microsoft 365 calendar",
      de: "Microsoft-365-Kalender",
      es: "Calendario de Microsoft 365",
      hi: "Microsoft 365 कैलेंडर",
      ar: "تقويم Microsoft 365",
    },
    auth: [
      {
        scheme: "oauth2",
        grant: "client-credentials",
        tokenAt: { fromSetting: "authority", path: "/oauth2/v2.0/token" },
        scopes: ["https://graph.microsoft.com/.default"],
        clientIn: "body",
      },
    ],
    egress: [{ host: "graph.microsoft.com", methods: ["GET", "POST", "PATCH", "DELETE"], paths: ["/v1.0"] }],
    limits: { callsPerMinute: 600 },
    dataClasses: ["identity", "contact", "calendar"],
  },
  settings,
  async check({ http }) {
    const { body } = await http({ url: `${api}/organization`, query: { $select: "displayName" } });
    return { account: readAs(company, body, "The organization").value[0]!.displayName, readable: [] };
  },
  streams: {},
  actions: {
    async upsertEvent(context, event) {
      const ref = await refOf(context, event.owner, event.uid);
      const at = eventsOf(event.owner);
      if (ref) await context.http({ method: "PATCH", url: `${at}/${ref}`, body: bodyOf(event) });
      else await context.http({ method: "POST", url: at, body: { ...bodyOf(event), transactionId: keyOf(event) } });
      return { ref: event.uid };
    },
    async cancelEvent(context, { owner, uid }) {
      const ref = await refOf(context, owner, uid);
      if (ref) await context.http({ method: "DELETE", url: `${eventsOf(owner)}/${ref}`, answer: "text" });
      return { ref: uid };
    },
    async freeBusy({ http }, { owners, from, to }) {
      const moment = (text: string) => ({ dateTime: new Date(text).toISOString().slice(0, 19), timeZone: "UTC" });
      const { body } = await http({
        method: "POST",
        url: `${api}/users/${encodeURIComponent(owners[0]!)}/calendar/getSchedule`,
        headers: inUtc,
        body: { schedules: owners, startTime: moment(from), endTime: moment(to), availabilityViewInterval: 30 },
      });
      return { ref: "busy", busy: readAs(schedules, body, "Free and busy").value.flatMap(busyOf) };
    },
    async changesOf(context, { owner, uids, since }) {
      const seen = new Set<string>();
      const changes = [];
      const expand = `singleValueExtendedProperties($filter=id eq '${markId}')`;
      const filter = `lastModifiedDateTime ge ${new Date(since).toISOString()}`;
      const request = { url: eventsOf(owner), query: { $expand: expand, $filter: filter, $top: 100 }, headers: inUtc };
      const next = (body: unknown) => readAs(list, body, "The events")["@odata.nextLink"];
      for await (const { body } of context.paginate(request, { by: "address", next }))
        for (const item of readAs(list, body, "The events").value) {
          const change = toChange(item);
          if (!change || !uids.includes(change.uid)) continue;
          seen.add(change.uid);
          changes.push(change);
        }
      // What was deleted there is in no list: the few that nobody named are asked for one by one.
      for (const uid of uids.filter((each) => !seen.has(each)).slice(0, 100))
        if (!(await refOf(context, owner, uid))) changes.push({ uid, cancelled: true });
      return { ref: owner, changes };
    },
  },
});

const eventsOf = (owner: string) => `${api}/users/${encodeURIComponent(owner)}/events`;

/** The same event sent again at once, as after a broken connection, is made once. */
const keyOf = ({ owner, uid }: CalendarEvent) => `${uid} ${owner}`.slice(0, 100);

/** What Microsoft calls one of ours, found by the mark it carries. */
async function refOf(context: Context, owner: string, uid: string): Promise<string | null> {
  const value = uid.replaceAll("'", "''");
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${markId}' and ep/value eq '${value}')`;
  const { body } = await context.http({ url: eventsOf(owner), query: { $filter: filter, $select: "id", $top: 1 } });
  return readAs(list, body, "The events").value[0]?.id ?? null;
}
