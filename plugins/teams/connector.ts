import { z } from "zod";
import { called, defineConnector, readAs, type Card, type ConnectorContext } from "#sdk/index.ts";
import { cardOf } from "./adaptive-card.ts";

const name = (en: string, de: string, es: string, hi: string, ar: string) => ({ en, de, es, hi, ar });
const id = () =>
  z
    .string()
    .regex(/^[\w:.@-]+$/)
    .max(200);

const settings = z.strictObject({
  tenant: called(id(), name("Tenant ID", "Mandanten-ID", "ID del inquilino", "टेनेंट ID", "معرّف المستأجر")),
  bot: called(id(), name("Bot ID", "Bot-ID", "ID del bot", "बॉट ID", "معرّف البوت")),
  team: called(
    id(),
    name(
      "Team everybody is in (19:…@thread.tacv2)",
      "Team, in dem alle sind (19:…@thread.tacv2)",
      "Equipo en el que están todos (19:…@thread.tacv2)",
      "टीम जिसमें सब हैं (19:…@thread.tacv2)",
      "الفريق الذي يضم الجميع (19:…@thread.tacv2)",
    ),
  ),
  region: called(
    z.enum(["amer", "emea", "apac", "in"]).default("emea"),
    name("Region", "Region", "Región", "क्षेत्र", "المنطقة"),
  ),
});
type Context = ConnectorContext<z.output<typeof settings>>;

const member = z.object({ id: z.string(), name: z.string().optional() });
const made = z.object({ id: z.string() });

export const teams = defineConnector<"chat", z.output<typeof settings>>({
  manifest: {
    id: "teams",
    kind: "chat",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "Microsoft Teams",
      de: "Microsoft Teams",
      es: "Microsoft Teams",
      hi: "Microsoft Teams",
      ar: "Microsoft Teams",
    },
    auth: [
      {
        scheme: "oauth2",
        grant: "client-credentials",
        tokenAt: "https://login.microsoftonline.com/botframework.com/oauth2/v2.0/token",
        scopes: ["https://api.botframework.com/.default"],
        clientIn: "body",
      },
    ],
    egress: [{ host: "smba.trafficmanager.net", methods: ["GET", "POST"] }],
    limits: { callsPerMinute: 50 },
    dataClasses: ["contact"],
  },
  settings,
  async check(context) {
    const { team } = context.settings;
    const { body } = await context.http({ url: at(context, `v3/teams/${encodeURIComponent(team)}`) });
    const { id: found, name: called = found } = readAs(member, body, "The team");
    return { account: called, readable: [] };
  },
  streams: {},
  actions: {
    async send(context, card) {
      const conversation = await conversationOf(context, card);
      const { body } = await context.http({
        method: "POST",
        url: at(context, `v3/conversations/${encodeURIComponent(conversation)}/activities`),
        body: { type: "message", summary: card.title, attachments: [cardOf(card)] },
      });
      return { ref: `${conversation} ${readAs(made, body, "The message").id}`.slice(0, 500) };
    },
  },
});

/** A channel as it is; a person's own conversation with the bot, which is begun where there is none. */
async function conversationOf(context: Context, { to }: Card): Promise<string> {
  if ("channel" in to) return to.channel;
  const { tenant, bot, team } = context.settings;
  const roster = `v3/conversations/${encodeURIComponent(team)}/members/${encodeURIComponent(to.email)}`;
  const person = readAs(member, (await context.http({ url: at(context, roster) })).body, "The person");
  const { body } = await context.http({
    method: "POST",
    url: at(context, "v3/conversations"),
    body: {
      bot: { id: bot },
      members: [{ id: person.id }],
      isGroup: false,
      tenantId: tenant,
      channelData: { tenant: { id: tenant } },
    },
  });
  return readAs(made, body, "The conversation").id;
}

const at = ({ settings: { region } }: Context, path: string) => `https://smba.trafficmanager.net/${region}/${path}`;
