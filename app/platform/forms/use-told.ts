import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CommandResult } from "../http/command.ts";
import type { Said } from "./answers.ts";
import { arrivedFor, awaitLate } from "./late-answers.tsx";
import { useRefusalOf } from "./use-refusal-words.ts";
import { sayOnce, useSaying } from "./use-saying.ts";

export type Telling = {
  room: string;
  /** By which its answer is known when whatever sent it is gone. */
  fetcherKey: string;
  /** Where the command is sent, and what takes it back too. */
  action: string | undefined;
  data: CommandResult | undefined;
  idle: boolean;
  /** A form shows beside its fields why it was refused; an act without a form says so in passing. */
  refusals: "said" | "shown";
  said: ((done: CommandResult) => Said | null) | undefined;
  then: ((answer: CommandResult) => void) | undefined;
  leaveTo: LeaveTo | undefined;
};

/** Where to go once it is done; some forms stay where not all of it was. */
export type LeaveTo = string | null | ((done: CommandResult) => string | null);

/** Says once what came of a command, and then leaves to where it should. */
export function useTold(telling: Telling): void {
  const { room, action, data, idle, refusals, said, then, leaveTo } = telling;
  const say = useSaying(action);
  const refusalOf = useRefusalOf(room);
  const heard = useRef(data);
  const leave = useLeaving();
  const tell = (answer: CommandResult) => {
    heard.current = answer;
    sayOnce(answer, () => {
      if (answer.done) say({ done: said?.(answer) ?? null });
      else if (refusals === "said") say({ refusal: refusalOf(answer) });
    });
  };
  // Said at once: what was done may take the form that did it off the screen.
  useEffect(() => {
    if (!data || heard.current === data) return;
    tell(data);
    then?.(data);
  });
  useHeardLate(telling, heard, (answer, isSameScreen) => {
    tell(answer);
    if (!isSameScreen) return;
    then?.(answer);
    leave(answer, leaveTo ?? null, true);
  });
  useEffect(() => leave(data, leaveTo ?? null, idle));
}

/**
 * Whoever is taken off the screen before the answer comes hands over what to say of it. A busy browser may show the page
 * with what was done, and without the form that did it, before that form heard of it: then it hears of it as it goes.
 */
function useHeardLate(
  telling: Telling,
  heard: { readonly current: CommandResult | undefined },
  hear: (answer: CommandResult, isSameScreen: boolean) => void,
) {
  const last = useRef({ telling, hear });
  // Of a key that several share, an earlier sender may have been answered: that is not heard again.
  const before = useRef(arrivedFor(telling.fetcherKey)?.answer);
  useEffect(() => {
    last.current = { telling, hear };
  });
  useEffect(
    () => () => {
      const { idle, fetcherKey, room, action, said } = last.current.telling;
      const late = arrivedFor(fetcherKey);
      const isNew = late && late.answer !== before.current && late.answer !== heard.current;
      if (isNew) last.current.hear(late.answer, late.at === window.location.href);
      else if (!idle) awaitLate(fetcherKey, { room, action, said });
    },
    [heard],
  );
}

/**
 * Leaves once the screen shows what was done: leaving earlier would overtake its fresh data. Where those take the form off
 * the screen, it leaves with the form. Whoever has gone elsewhere meanwhile, or is on the way there, is not called back.
 */
function useLeaving() {
  const navigate = useNavigate();
  const isOnTheWay = useNavigation().state !== "idle";
  const known = useRef<CommandResult | undefined>(undefined);
  const due = useRef<{ to: string; from: string } | null>(null);
  const go = useRef(() => undefined as void);
  useEffect(() => {
    go.current = () => {
      const { to, from } = due.current ?? {};
      due.current = null;
      if (to === undefined || isOnTheWay || window.location.href !== from) return;
      navigate(to, { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => () => go.current(), []);
  return (data: CommandResult | undefined, leaveTo: LeaveTo, idle: boolean) => {
    if (data && known.current !== data) {
      known.current = data;
      const to = data.done && typeof leaveTo === "function" ? leaveTo(data) : leaveTo;
      if (data.done && typeof to === "string") due.current = { to, from: window.location.href };
    }
    if (idle) go.current();
  };
}
