import { useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import type { CommandResult } from "../http/command.ts";
import type { QuietAnswer } from "./send-quietly.ts";

/** Milliseconds after the last key until it is sent, and after a lost network until it is sent again. */
const afterTyping = 900;
const againAfter = 10_000;

/** How a command is refused that did not reach the server. */
const unreached = ["platform.offline", "platform.unavailable"];

export type SavingState = "STILL" | "TYPING" | "SAVED" | "FAILED" | "OFFLINE" | "SIGNED_OUT" | "CONFLICT";

/** Whether leaving the page would lose what was typed. */
export function isUnsaved(state: SavingState): boolean {
  return state !== "STILL" && state !== "SAVED";
}

export type AutosaveOptions = {
  /** Sends what was typed since the last time; null where there is nothing. */
  send: () => Promise<QuietAnswer> | null;
  /** What an answer comes to; a conflict waits until somebody decides. */
  heard: (answer: CommandResult) => "SAVED" | "FAILED" | "CONFLICT";
  /** What was sent is not saved: it counts as typed again. */
  unsent: () => void;
  /** Until then nothing more is sent, as where the page is read anew after each time. */
  busy?: boolean;
};

export type Autosave = {
  state: SavingState;
  /** Something was typed: it is sent once the typing pauses. */
  change: () => void;
  /** Sends at once what was typed. */
  now: () => void;
  /** Sends what was typed, and tells once it is answered whether all of it is saved. */
  settled: () => Promise<boolean>;
  /** A conflict was decided: what stands now is sent. */
  decided: () => void;
};

/**
 * Saves by itself what somebody types, a moment after the last key and one request at a time: what is typed meanwhile goes
 * after it. A lost network and an ended session are waited out, and what was typed is sent again.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { state, now, run, ask, show, sendAgain, sendTyped, sendUndisputed } = useSending(options);
  return {
    state,
    change: () => {
      if (now.current.state === "CONFLICT") return;
      show("TYPING");
      sendAgain.cancel();
      sendTyped();
    },
    now: sendUndisputed,
    settled: () => new Promise((resolve) => ask(resolve)),
    decided: () => {
      show("TYPING");
      run();
    },
  };
}

/** One request at a time, and what comes of each. */
function useSending({ busy = false, ...options }: AutosaveOptions) {
  const [state, setState] = useState<SavingState>("STILL");
  const now = useRef<{ state: SavingState; going: boolean; waits: boolean }>({ state, going: false, waits: false });
  const asked = useRef<((saved: boolean) => void)[]>([]);
  const latest = useRef({ ...options, busy });
  useEffect(() => {
    latest.current = { ...options, busy };
  });
  const sendTyped = useDebouncedCallback(() => run(), afterTyping);
  const sendAgain = useDebouncedCallback(() => run(), againAfter);
  const show = (next: SavingState) => {
    now.current.state = next;
    setState(next);
  };
  const [ended, tell] = useState<{ saved: boolean } | null>(null);
  useEffect(() => {
    // By now the page knows whether leaving it would lose anything.
    if (ended) asked.current.splice(0).forEach((hear) => hear(ended.saved));
  }, [ended]);
  const run = (wasSaved = false) => {
    sendTyped.cancel();
    sendAgain.cancel();
    now.current.waits = now.current.going || latest.current.busy;
    if (now.current.waits) return;
    const sent = latest.current.send();
    if (sent) {
      now.current.going = true;
      return void sent.then(hear);
    }
    if (wasSaved) show("SAVED");
    tell({ saved: !isUnsaved(now.current.state) });
  };
  const hear = (answer: QuietAnswer) => {
    now.current.going = false;
    const lost = lostAs(answer);
    const came = lost ?? latest.current.heard(answer as CommandResult);
    if (came === "SAVED") return latest.current.busy ? void (now.current.waits = true) : run(true);
    latest.current.unsent();
    if (lost) sendAgain();
    show(came);
    tell({ saved: false });
  };
  useEffect(() => {
    if (!busy && now.current.waits) run(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what waited goes on once the page has been read anew
  }, [busy]);
  // A conflict is for somebody to decide, not for the network.
  const sendUndisputed = () => {
    if (now.current.state !== "CONFLICT") run();
  };
  useOnline(sendUndisputed);
  const ask = (hear: (saved: boolean) => void) => {
    asked.current.push(hear);
    if (now.current.state === "CONFLICT") tell({ saved: false });
    else run();
  };
  return { state, now, run, ask, show, sendAgain, sendTyped, sendUndisputed };
}

/** Why there is no answer of the server; null where there is one. */
function lostAs(answer: QuietAnswer): "OFFLINE" | "SIGNED_OUT" | null {
  if (typeof answer === "string") return answer;
  return unreached.includes(answer.error?.code ?? "") ? "OFFLINE" : null;
}

/** Calls the latest of what is given once the network is there again. */
function useOnline(then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const online = () => latest.current();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
}
