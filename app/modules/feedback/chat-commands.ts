import type { Context } from "#app/platform/context/context.ts";
import type { ChatAnswer, ChatCommand, ChatWords } from "#app/platform/contributions/chat-command.ts";
import { addressed } from "./domain/addressed.ts";
import { giveFeedback, giveFeedbackInput } from "./use-cases/give-feedback.ts";
import { sql } from "#tenancy/sql.ts";

/** `asha@acme.test Thank you for …`: praise that everybody may read, as on the page. */
async function praise(context: Context, text: string, words: ChatWords): Promise<ChatAnswer> {
  const { email, body } = addressed(text);
  if (email === "" || body === "") return { title: words("chat.praise-how") };
  const [person] = await context.rows<{ id: string; name: string }>(
    sql`select id, display_name as name from {employee} where work_email = ${email}::citext`,
  );
  if (!person) return { title: words("chat.nobody", { email }) };
  const input = { receiverIds: [person.id], body, sentiment: "APPRECIATIVE" };
  const given = giveFeedbackInput.safeParse(input);
  if (!given.success) return { title: words("chat.praise-how") };
  await giveFeedback(context, given.data);
  return { title: words("chat.praised", { name: person.name }) };
}

export const feedbackChatCommands: readonly ChatCommand[] = [
  { name: "praise", label: "sentiment.APPRECIATIVE", run: praise },
];
