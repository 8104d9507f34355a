import type { Context } from "#app/platform/context/context.ts";
import { ConnectorError } from "#sdk/index.ts";
import { ConfinementFault, type Done } from "#sdk/host/index.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret, runOrder, type OrderOptions } from "../host/run-order.ts";
import { chatInstallation } from "../queries/chat-for-people.ts";

/** What one person is told in the company's chat, with a link to where it leads. */
export type DirectMessage = { email: string; title: string; link: { label: string; url: string } };

/** AGAIN where the chat is busy or away, REFUSED where it knows nobody of that address or takes nothing. */
export type ChatOutcome = { outcome: "SENT" | "REFUSED" | "AGAIN"; retryAfter: number | null };

const milliseconds = 30_000;
const mostTitle = 500;
const mostLabel = 75;

type OpenChat = Omit<OrderOptions, "milliseconds">;

/** The company's chat, opened; null where it has none in which people can be written to. Sending needs no transaction. */
export async function openChat(context: Context, host: ConnectorHost): Promise<OpenChat | null> {
  const installation = await chatInstallation(context);
  if (!installation) return null;
  const connector = await requireConnector(host.config.connectors, installation.connector);
  if (!connector.actions.includes("send")) return null;
  return {
    ...{ connector, installation, host },
    secret: await openSecret(context, host, installation),
    now: context.clock.now(),
  };
}

/**
 * Writes to people directly, an order each: what comes of one is known whatever comes of another. The answers are in their
 * order. Whether a message went out that broke off is not known, and nobody is told twice.
 */
export async function sendInChat(chat: OpenChat, messages: readonly DirectMessage[]): Promise<ChatOutcome[]> {
  const outcomes: ChatOutcome[] = [];
  for (const message of messages) outcomes.push(await sendOne(chat, message));
  return outcomes;
}

async function sendOne(chat: OpenChat, { email, title, link }: DirectMessage): Promise<ChatOutcome> {
  const input = {
    to: { email },
    title: shortened(title, mostTitle),
    link: { ...link, label: shortened(link.label, mostLabel) },
  };
  try {
    const [done] = (await runOrder(
      { act: "do", action: "send", inputs: [input] },
      { ...chat, milliseconds },
    )) as Done[];
    return { outcome: done && "ref" in done ? "SENT" : "REFUSED", retryAfter: null };
  } catch (error) {
    if (error instanceof ConnectorError && error.code === "rate-limited")
      return { outcome: "AGAIN", retryAfter: error.retryAfter ?? null };
    if (error instanceof ConnectorError || error instanceof ConfinementFault)
      return { outcome: "REFUSED", retryAfter: null };
    throw error;
  }
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
