import { z } from "zod";
import { ConnectorError, defineConnector, readAs, type Card, type ConnectorContext } from "#sdk/index.ts";
import { blocksOf } from "./blocks.ts";

const settings = z.strictObject({});
type Context = ConnectorContext<z.output<typeof settings>>;

const answer = z.looseObject({ ok: z.boolean(), error: z.string().optional() });
const signedIn = answer.extend({ user: z.string(), team: z.string() });
const found = answer.extend({ user: z.object({ id: z.string() }) });
const known = answer.extend({
  user: z.object({ id: z.string(), profile: z.object({ email: z.string().optional() }) }),
});
const posted = answer.extend({ ts: z.string(), channel: z.string() });

export const slack = defineConnector<"chat", z.output<typeof settings>>({
  manifest: {
    id: "slack",
    kind: "chat",
    version: "1.1.0",
    apiVersion: 1,
    title: { en: "Slack", hi: "Slack", es: "Slack", de: "Slack", ar: "Slack" },
    auth: [
      { scheme: "bearer" },
      {
        scheme: "oauth2",
        grant: "authorization-code",
        authorizeAt: "https://slack.com/oauth/v2/authorize",
        tokenAt: "https://slack.com/api/oauth.v2.access",
        scopes: ["chat:write", "users:read", "users:read.email", "commands"],
        scopesBy: ",",
        clientIn: "body",
      },
    ],
    signInHelp: {
      en: "The bot token (xoxb-…) of an app that is installed in your workspace, under OAuth & Permissions.",
      de: "Das Bot-Token (xoxb-…) einer App, die in Ihrem Workspace installiert ist, unter OAuth & Permissions.",
      es: "El token de bot (xoxb-…) de una app instalada en tu espacio de trabajo, en OAuth & Permissions.",
      hi: "आपके वर्कस्पेस में इंस्टॉल ऐप का बॉट टोकन (xoxb-…), OAuth & Permissions में।",
      ar: "رمز البوت (xoxb-…) لتطبيق مثبت في مساحة عملك، ضمن OAuth & Permissions.",
    },
    egress: [
      {
        host: "slack.com",
        methods: ["GET", "POST"],
        paths: ["/api/auth.test", "/api/users.lookupByEmail", "/api/users.info", "/api/chat.postMessage"],
      },
    ],
    limits: { callsPerMinute: 50 },
    dataClasses: ["contact"],
  },
  settings,
  async check(context) {
    const { user, team } = await ask(context, "auth.test", signedIn);
    return { account: `${user} (${team})`, readable: [] };
  },
  streams: {},
  actions: {
    async whoIs(context, { externalId }) {
      const { user } = await ask(context, "users.info", known, { query: { user: externalId } });
      const { email } = user.profile;
      return { ref: user.id, ...(email && { email }) };
    },
    async send(context, card) {
      const channel = await channelOf(context, card);
      const body = { channel, text: card.title, blocks: blocksOf(card) };
      const { ts, channel: at } = await ask(context, "chat.postMessage", posted, { method: "POST", body });
      return { ref: `${at} ${ts}` };
    },
  },
});

async function channelOf(context: Context, { to }: Card): Promise<string> {
  if ("channel" in to) return to.channel;
  return (await ask(context, "users.lookupByEmail", found, { query: { email: to.email } })).user.id;
}

/** Slack answers 200 to what it refuses, and says in a word why. */
async function ask<Shape extends typeof answer>(
  context: Context,
  method: string,
  shape: Shape,
  request: Partial<Parameters<Context["http"]>[0]> = {},
): Promise<z.output<Shape>> {
  const { body } = await context.http({ url: `https://slack.com/api/${method}`, ...request });
  const { ok, error = "unknown" } = readAs(answer, body, method);
  if (!ok) throw new ConnectorError(codes[error] ?? "contract", `Slack refuses ${method}: ${error}.`);
  return readAs(shape, body, method);
}

const codes: Partial<Record<string, "auth" | "scope" | "not-found" | "rate-limited">> = {
  invalid_auth: "auth",
  not_authed: "auth",
  token_revoked: "auth",
  token_expired: "auth",
  account_inactive: "auth",
  missing_scope: "scope",
  users_not_found: "not-found",
  channel_not_found: "not-found",
  user_not_found: "not-found",
  ratelimited: "rate-limited",
};
