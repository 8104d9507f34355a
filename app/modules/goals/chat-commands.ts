import type { Context } from "#app/platform/context/context.ts";
import type { ChatAnswer, ChatCommand, ChatWords } from "#app/platform/contributions/chat-command.ts";
import { openGoalsOf, type OpenGoal } from "./queries/open-goals-of.ts";

const mostLines = 10;
const line = ({ title, percent }: OpenGoal) => ({
  text: percent === null ? title : `${title} · ${Math.round(percent)} %`,
});

/** One's own running goals with how far they are. */
async function goals(context: Context, _text: string, words: ChatWords): Promise<ChatAnswer> {
  const open = await openGoalsOf(context, [context.actor.employeeId]);
  const title = words("navigation.mine");
  return {
    title,
    lines: open.slice(0, mostLines).map(line),
    link: { label: title, path: "/app/my-data/goal/my-goals" },
  };
}

/** Those nobody has heard of for longest first: they are to be checked in on. */
async function checkIn(context: Context, _text: string, words: ChatWords): Promise<ChatAnswer> {
  const open = await openGoalsOf(context, [context.actor.employeeId]);
  const silent = open.toSorted((one, other) => (one.heardAt < other.heardAt ? -1 : 1));
  const title = words("navigation.check-in");
  const path = "/app/my-data/goal/check-in";
  return { title, lines: silent.slice(0, mostLines).map(line), link: { label: title, path } };
}

export const goalChatCommands: readonly ChatCommand[] = [
  { name: "goals", label: "navigation.mine", run: goals },
  { name: "check-in", label: "navigation.check-in", run: checkIn },
];
