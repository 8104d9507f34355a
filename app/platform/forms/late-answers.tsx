import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext } from "react-router-dom";
import type { CommandResult } from "../http/command.ts";
import type { Said } from "./answers.ts";
import { useRefusalOf } from "./use-refusal-words.ts";
import { sayOnce, useSaying } from "./use-saying.ts";

type Awaited = {
  room: string;
  action: string | undefined;
  said: ((done: CommandResult) => Said | null) | undefined;
};

/** What a command was answered, and at which address that was. */
export type Arrived = { answer: CommandResult; at: string };

type Late = { fetcherKey: string; command: Awaited; answer: CommandResult };

/** Commands by their fetcher's key, whose row or form left the screen before they were answered. */
const awaited = new Map<string, Awaited>();

/** The latest answers by their fetcher's key. React may skip from "sent" to the page that shows what was done. */
const arrived = new Map<string, Arrived>();
const most = 50;

/** What a command was answered, though it may not have been rendered. */
export function arrivedFor(fetcherKey: string): Arrived | undefined {
  return arrived.get(fetcherKey);
}

/** What came of a command is said though whatever sent it is gone: a live page may take a row away first. */
export function awaitLate(fetcherKey: string, command: Awaited): void {
  awaited.set(fetcherKey, command);
}

/** Notes what commands were answered; gives those whose sender is gone. */
function noteAnswers(fetchers: ReadonlyMap<string, { data?: unknown }>): Late[] {
  return [...fetchers].flatMap(([fetcherKey, { data: answer }]) => {
    if (!isAnswer(answer) || arrived.get(fetcherKey)?.answer === answer) return [];
    arrived.delete(fetcherKey);
    arrived.set(fetcherKey, { answer, at: window.location.href });
    for (const key of [...arrived.keys()].slice(0, -most)) arrived.delete(key);
    const command = awaited.get(fetcherKey);
    awaited.delete(fetcherKey);
    return command ? [{ fetcherKey, command, answer }] : [];
  });
}

function isAnswer(data: unknown): data is CommandResult {
  return typeof data === "object" && data !== null && "intent" in data && "done" in data;
}

/** Stands once on every page. `useFetchers` would show what React renders, which may leave an answer out. */
export function LateAnswers() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [late, setLate] = useState<readonly Late[]>([]);
  useEffect(
    () =>
      router?.subscribe(({ fetchers }) => {
        const found = noteAnswers(fetchers);
        if (found.length > 0) setLate((list) => [...list, ...found]);
      }),
    [router],
  );
  return late.map((one) => (
    <LateAnswer key={one.fetcherKey} {...one} onSaid={() => setLate((list) => list.filter((other) => other !== one))} />
  ));
}

function LateAnswer({ command: { room, action, said }, answer, onSaid }: Late & { onSaid: () => void }) {
  const say = useSaying(action);
  const refusalOf = useRefusalOf(room);
  useEffect(() => {
    sayOnce(answer, () => say(answer.done ? { done: said?.(answer) ?? null } : { refusal: refusalOf(answer) }));
    onSaid();
  });
  return null;
}
