import { useFetchers } from "@remix-run/react";
import { useEffect } from "react";
import type { CommandResult } from "../http/command.ts";
import type { Said } from "./answers.ts";
import { useRefusalOf } from "./use-refusal-words.ts";
import { sayOnce, useSaying } from "./use-saying.ts";

type Awaited = {
  room: string;
  action: string | undefined;
  said: ((done: CommandResult) => Said | null) | undefined;
};

/** Commands by their fetcher's key, whose row or form left the screen before they were answered. */
const awaited = new Map<string, Awaited>();

/** What came of a command is said though whatever sent it is gone: a live page may take a row away first. */
export function awaitLate(fetcherKey: string, command: Awaited): void {
  awaited.set(fetcherKey, command);
}

/** Stands once on every page. */
export function LateAnswers() {
  const answers = useFetchers().flatMap(({ key, data }) => {
    const command = data === undefined ? undefined : awaited.get(key);
    return command ? [{ key, command, answer: data as CommandResult }] : [];
  });
  return answers.map(({ key, ...answer }) => <LateAnswer key={key} fetcherKey={key} {...answer} />);
}

type LateAnswerProps = { fetcherKey: string; command: Awaited; answer: CommandResult };

function LateAnswer({ fetcherKey, command: { room, action, said }, answer }: LateAnswerProps) {
  const say = useSaying(action);
  const refusalOf = useRefusalOf(room);
  useEffect(() => {
    if (!awaited.delete(fetcherKey)) return;
    sayOnce(answer, () => say(answer.done ? { done: said?.(answer) ?? null } : { refusal: refusalOf(answer) }));
  });
  return null;
}
