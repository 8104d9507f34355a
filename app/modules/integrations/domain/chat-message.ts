import { z } from "zod";

/** What somebody asks for: a command by its name, or an act of one by a button. */
export type ChatAsked = { command: string; text: string } | { command: string; act: string; value: string };
export type ChatMessage = { externalId: string; asked: ChatAsked };

const pressed = z.object({
  user: z.object({ id: z.string().min(1) }),
  actions: z.array(z.object({ value: z.string().optional() })).min(1),
});

/** What a chat sent, as Slack writes it: a form with a command, or with what was pressed. Null of anything else. */
export function readChatMessage(body: string): ChatMessage | null {
  const form = new URLSearchParams(body);
  const payload = form.get("payload");
  if (payload !== null) return readPressed(payload);
  const externalId = form.get("user_id") ?? "";
  if (externalId === "" || !form.has("command")) return null;
  const said = (form.get("text") ?? "").trimStart();
  const command = said.split(/\s/, 1)[0]!;
  const text = said.slice(command.length).trimStart();
  return { externalId, asked: { command: command.toLowerCase(), text } };
}

function readPressed(payload: string): ChatMessage | null {
  let said: unknown;
  try {
    said = JSON.parse(payload);
  } catch {
    return null;
  }
  const read = pressed.safeParse(said);
  const asked = read.success ? askedBy(read.data.actions[0]!.value ?? "") : null;
  return read.success && asked ? { externalId: read.data.user.id, asked } : null;
}

/** What a button carries: the command, the act and what it is done with. */
export const buttonOf = (command: string, act: string, value: string) => `${command}:${act}:${value}`;

function askedBy(button: string): ChatAsked | null {
  const [, command, act, value] = /^([a-z-]+):([a-z-]+):(.*)$/.exec(button) ?? [];
  return command && act ? { command, act, value: value ?? "" } : null;
}
