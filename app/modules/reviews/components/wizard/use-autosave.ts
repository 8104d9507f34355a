import { useEffect, useRef, useState } from "react";
import type { WizardPage } from "../../queries/wizard-page.ts";
import { wizardCommands } from "../review-commands.ts";

const afterTyping = 800;
export type AutosaveState = "STILL" | "IS_SAVING" | "UPDATED" | "IS_ERROR";

/** Saves the section by itself a moment after the last change; what could not be saved stays in its fields. */
export function useAutosave({ cycle, step }: Pick<WizardPage, "cycle" | "step">) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(false);
  const [state, setState] = useState<AutosaveState>("STILL");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const command = wizardCommands.useCommand({
    intent: "save-section",
    key: `section ${cycle.id} ${step}`,
    then: (answer) => {
      setState(answer.done ? "UPDATED" : "IS_ERROR");
      const said = answer.done ? {} : { ...firstOf(answer.reply?.error), ...answer.error?.fields };
      setFaults(said);
    },
  });
  const send = () => {
    clearTimeout(timer.current);
    if (command.busy) {
      waiting.current = true;
      return;
    }
    waiting.current = false;
    form.current?.requestSubmit();
  };
  const change = () => {
    setState("IS_SAVING");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), afterTyping);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  // What was changed while another change was on its way goes after it, on the version that came of it.
  useEffect(() => {
    if (!command.busy && waiting.current) latest.current();
  }, [command.busy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, command, state, faults, change };
}

function firstOf(errors: Record<string, string[] | null> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, codes]) => (codes?.[0] ? [[name, codes[0]]] : [])),
  );
}
