import { useNavigate, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { CommandResult } from "../http/command.ts";
import { fieldsOfUndo, type Fields, type Said } from "./answers.ts";
import { useRefusalOf } from "./use-refusal-words.ts";

export type Telling = {
  room: string;
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

/** Commands may share what they were answered; it is said once. */
const saidAlready = new WeakSet<CommandResult>();

/** Says once what came of a command, and then leaves to where it should. */
export function useTold({ room, action, data, idle, refusals, said, then, leaveTo }: Telling): void {
  const say = useSaying(action);
  const { show } = useSnackbar();
  const refusalOf = useRefusalOf(room);
  const heard = useRef(data);
  const leave = useLeaving();
  // Said at once: what was done may take the form that did it off the screen.
  useEffect(() => {
    if (!data || heard.current === data) return;
    heard.current = data;
    if (!saidAlready.has(data)) {
      saidAlready.add(data);
      if (!data.done && refusals === "said") show({ tone: "error", text: refusalOf(data) });
      if (data.done) say(said?.(data) ?? null);
    }
    then?.(data);
  });
  useEffect(() => leave(data, leaveTo ?? null, idle));
}

/**
 * Leaves once the screen shows what was done: leaving earlier would overtake its fresh data. Where those take the form off
 * the screen, it leaves with the form, unless somebody has gone elsewhere meanwhile.
 */
function useLeaving() {
  const navigate = useNavigate();
  const known = useRef<CommandResult | undefined>(undefined);
  const due = useRef<{ to: string; from: string } | null>(null);
  const go = useRef(() => undefined as void);
  useEffect(() => {
    go.current = () => {
      const { to, from } = due.current ?? {};
      due.current = null;
      if (to !== undefined && window.location.href === from) navigate(to, { replace: true, preventScrollReset: true });
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

/** Shows what was said in passing, with the way back where there is one. */
function useSaying(action: string | undefined): (said: Said | null) => void {
  const { show } = useSnackbar();
  const submit = useSubmit();
  return useCallback(
    (said) => {
      if (said === null) return;
      const { text, undo = null } = typeof said === "string" ? { text: said } : said;
      const place = undo?.action ?? action ?? window.location.pathname;
      const takeBack = undo && {
        label: undo.label,
        onSelect: () => {
          const fields = fieldsOfUndo(undo);
          const fetcherKey = `${place} ${JSON.stringify(fields)}`;
          submit(formOf(fields), { method: "post", action: place, navigate: false, fetcherKey });
        },
      };
      show({ tone: "success", text, ...(takeBack ? { action: takeBack } : {}) });
    },
    [show, submit, action],
  );
}

/** Fields as a form sends them. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  return form;
}
