import { z } from "zod";
import {
  called,
  ConnectorError,
  defineConnector,
  readAs,
  type CalendarEvent,
  type ConnectorContext,
} from "#sdk/index.ts";
import { bodyOf, idOf, toChange } from "./mapping.ts";

const settings = z.strictObject({
  calendar: called(z.string().max(200).default("{email}"), {
    en: "Calendar of a person ({email})",
    de: "Kalender einer Person ({email})",
    es: "Calendario de una persona ({email})",
    hi: "व्यक्ति का कैलेंडर ({email})",
    ar: "تقويم الشخص ({email})",
  }),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const api = "https://www.googleapis.com/calendar/v3";
const mine = z.object({ id: z.string() });
const found = z.object({ items: z.array(z.looseObject({})), nextPageToken: z.string().optional() });
const free = z.object({
  calendars: z.record(
    z.string(),
    z.object({ busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]) }),
  ),
});

export const googleCalendar = defineConnector<"calendar", z.output<typeof settings>>({
  manifest: {
    id: "google-calendar",
    kind: "calendar",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "Google Calendar",
      de: "Google Kalender",
      es: "Google Calendar",
      hi: "Google कैलेंडर",
      ar: "تقويم Google",
    },
    auth: [
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: "https://accounts.google.com/o/oauth2/v2/auth",
        tokenAt: "https://oauth2.googleapis.com/token",
        scopes: ["https://www.googleapis.com/auth/calendar"],
        clientIn: "body",
        authorizeWith: { access_type: "offline", prompt: "consent" },
      },
    ],
    egress: [{ host: "www.googleapis.com", methods: ["GET", "POST", "PUT", "DELETE"], paths: ["/calendar/v3"] }],
    limits: { callsPerMinute: 500 },
    dataClasses: ["identity", "contact", "calendar"],
  },
  settings,
  async check({ http }) {
    const { body } = await http({ url: `${api}/calendars/primary` });
    return { account: readAs(mine, body, "The calendar").id, readable: [] };
  },
  streams: {},
  actions: {
    async upsertEvent(context, event) {
      await putEvent(context, event);
      return { ref: event.uid };
    },
    async cancelEvent(context, { owner, uid }) {
      await context.http({ method: "DELETE", url: eventAt(context, owner, uid), answer: "text" });
      return { ref: uid };
    },
    async freeBusy({ http }, { owners, from, to }) {
      const asked = { timeMin: from, timeMax: to, items: owners.map((id) => ({ id })) };
      const { body } = await http({ method: "POST", url: `${api}/freeBusy`, body: asked });
      const { calendars } = readAs(free, body, "Free and busy");
      const busy = owners.flatMap((owner) =>
        (calendars[owner]?.busy ?? []).map(({ start, end }) => ({ owner, from: start, to: end })),
      );
      return { ref: "busy", busy };
    },
    async changesOf(context, { owner, uids, since }) {
      const changes = [];
      const request = {
        url: `${calendarOf(context, owner)}/events`,
        query: { privateExtendedProperty: "cairn=1", showDeleted: true, updatedMin: since, maxResults: 250 },
      };
      const next = (body: unknown) => readAs(found, body, "The events").nextPageToken;
      for await (const { body } of context.paginate(request, { by: "cursor", parameter: "pageToken", next }))
        changes.push(...readAs(found, body, "The events").items.flatMap((item) => toChange(item) ?? []));
      return { ref: owner, changes: changes.filter(({ uid }) => uids.includes(uid)) };
    },
  },
});

/** An entry has an id of its own choosing: the same event is put in the same place, and made there the first time. */
async function putEvent(context: Context, event: CalendarEvent): Promise<void> {
  const body = bodyOf(event);
  try {
    await context.http({ method: "PUT", url: eventAt(context, event.owner, event.uid), body });
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code !== "not-found") throw error;
    await context.http({
      method: "POST",
      url: `${calendarOf(context, event.owner)}/events`,
      body: { id: idOf(event.uid), ...body },
    });
  }
}

const calendarOf = ({ settings: { calendar } }: Context, owner: string) =>
  `${api}/calendars/${encodeURIComponent(calendar.replaceAll("{email}", owner))}`;
const eventAt = (context: Context, owner: string, uid: string) => `${calendarOf(context, owner)}/events/${idOf(uid)}`;
