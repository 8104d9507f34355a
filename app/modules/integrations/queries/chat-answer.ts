import type { Context } from "#app/platform/context/context.ts";
import type { ChatAnswer, ChatWords, GatheredChatCommand } from "#app/platform/contributions/chat-command.ts";
import { notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { buttonOf, type ChatAsked } from "../domain/chat-message.ts";

type Said = {
  words(room: string): ChatWords;
  refusal(code: string, params: Record<string, string | number> | undefined): string;
};

/** What a person is answered in a chat, as a card: what they asked for, done as themselves, or why it was refused. */
export async function chatAnswer(
  context: Context,
  asked: ChatAsked,
  commands: readonly GatheredChatCommand[],
  { words, refusal }: Said,
  origin: string,
): Promise<object> {
  const found = commands.find(({ name }) => name === asked.command);
  if (!found) return cardOf(help(commands, words), "", origin);
  try {
    const answer =
      "act" in asked
        ? await actOf(found, asked.act)(context, asked.value, words(found.room))
        : await found.run(context, asked.text, words(found.room));
    return cardOf(answer, found.name, origin);
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    return { title: refusal(refused.code, refused.details.params) };
  }
}

function actOf({ acts = {} }: GatheredChatCommand, name: string) {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw notFound("The act");
  return act;
}

function help(commands: readonly GatheredChatCommand[], words: Said["words"]): ChatAnswer {
  return {
    title: words("integrations")("chat-help"),
    lines: commands.map(({ name, room, label }) => ({ text: `${name} – ${words(room)(label)}` })),
  };
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** In the one neutral form that every chat shows in its own way. */
function cardOf({ title, lines = [], link }: ChatAnswer, command: string, origin: string): object {
  const buttons = lines.flatMap(({ text, act }) =>
    act ? [{ label: shortened(`${act.label}: ${text}`, 75), act: buttonOf(command, act.name, act.value) }] : [],
  );
  return {
    title: shortened(title, 500),
    ...(lines.length > 0 && { text: shortened(lines.map(({ text }) => `• ${text}`).join("\n"), 3_000) }),
    ...(buttons.length > 0 && { buttons: buttons.slice(0, 5) }),
    ...(link && { link: { label: shortened(link.label, 75), url: `${origin}${link.path}` } }),
  };
}
