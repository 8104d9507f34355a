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

/** Writes to people directly, each once; the answers are in their order. */
export async function sendInChat(chat: OpenChat, messages: readonly DirectMessage[]): Promise<ChatOutcome[]> {
  const inputs = messages.map(({ email, title, link }) => ({
    to: { email },
    title: shortened(title, mostTitle),
    link: { ...link, label: shortened(link.label, mostLabel) },
  }));
  try {
    const done = (await runOrder({ act: "do", action: "send", inputs }, { ...chat, milliseconds })) as Done[];
    return messages.map((_, index) => outcomeOf(done[index]));
  } catch (error) {
    // Part of it may have gone out: nobody is told twice.
    if (error instanceof ConnectorError || error instanceof ConfinementFault)
      return messages.map(() => ({ outcome: "REFUSED", retryAfter: null }));
    throw error;
  }
}

function outcomeOf(done: Done | undefined): ChatOutcome {
  if (!done) return { outcome: "REFUSED", retryAfter: null };
  if ("ref" in done) return { outcome: "SENT", retryAfter: null };
  const waits = done.fault.code === "rate-limited";
  return { outcome: waits ? "AGAIN" : "REFUSED", retryAfter: null };
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
