import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import type { WizardPage } from "../../queries/wizard-page.ts";
import { wizardCommands } from "../review-commands.ts";

const afterTyping = 800;
/** Hears that another section is asked for. */
export type Leave = (event: MouseEvent<HTMLElement>) => void;
export type AutosaveState = "STILL" | "IS_SAVING" | "UPDATED" | "IS_ERROR";

/** Saves the section by itself a moment after the last change; what could not be saved stays in its fields. */
export function useAutosave({ cycle, step }: Pick<WizardPage, "cycle" | "step">) {
  const form = useRef<HTMLFormElement>(null);
  const sendTyped = useDebouncedCallback(() => send(), afterTyping);
  const waiting = useRef(false);
  const typed = useRef(false);
  const leavingTo = useRef<string | null>(null);
  const navigate = useNavigate();
  const [state, setState] = useState<AutosaveState>("STILL");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const command = wizardCommands.useCommand({
    intent: "save-section",
    key: `section ${cycle.id} ${step}`,
    then: (answer) => {
      setState(answer.done ? "UPDATED" : "IS_ERROR");
      if (!answer.done) leavingTo.current = null;
      const said = answer.done ? {} : { ...firstOf(answer.reply?.error), ...answer.error?.fields };
      setFaults(said);
    },
  });
  const send = () => {
    sendTyped.cancel();
    if (command.busy) {
      waiting.current = true;
      return;
    }
    waiting.current = false;
    typed.current = false;
    form.current?.requestSubmit();
  };
  const change = () => {
    setState("IS_SAVING");
    typed.current = true;
    sendTyped();
  };
  /** Another section is shown once this one is saved: what was typed a moment ago goes along, and the version is the one after it. */
  const leave: Leave = (event) => {
    if (event.metaKey || event.ctrlKey || !(typed.current || waiting.current || command.busy)) return;
    event.preventDefault();
    leavingTo.current = event.currentTarget.getAttribute("href");
    if (typed.current) send();
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  // What was changed while another change was on its way goes after it, on the version that came of it.
  useEffect(() => {
    if (command.busy) return;
    if (waiting.current) latest.current();
    else if (leavingTo.current !== null) navigate(leavingTo.current);
  }, [command.busy, navigate]);
  return { form, command, state, faults, change, leave };
}

function firstOf(errors: Record<string, string[] | null> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, codes]) => (codes?.[0] ? [[name, codes[0]]] : [])),
  );
}
