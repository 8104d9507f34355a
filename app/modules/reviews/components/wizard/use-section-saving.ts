import { useNavigate } from "@remix-run/react";
import { useRef, useState, type MouseEvent } from "react";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useAutosave, isUnsaved } from "#app/platform/forms/use-autosave.ts";
import type { QuietAnswer } from "#app/platform/forms/send-quietly.ts";
import type { WizardPage } from "../../queries/wizard-page.ts";
import { wizardCommands } from "../review-commands.ts";

/** Hears that another section is asked for. */
export type Leave = (event: MouseEvent<HTMLElement>) => void;

/** Saves the section by itself, whole each time; what could not be saved stays in its fields. */
export function useSectionSaving({ cycle, step }: Pick<WizardPage, "cycle" | "step">) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(false);
  const answered = useRef<(answer: QuietAnswer) => void>(undefined);
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const command = wizardCommands.useCommand({
    intent: "save-section",
    key: `section ${cycle.id} ${step}`,
    then: (answer) => answered.current?.(answer),
  });
  const autosave = useAutosave({
    send: () => {
      if (!typed.current) return null;
      typed.current = false;
      const answer = new Promise<QuietAnswer>((resolve) => (answered.current = resolve));
      form.current?.requestSubmit();
      return answer;
    },
    heard: (answer) => {
      setFaults(answer.done ? {} : { ...firstOf(answer.reply?.error), ...answer.error?.fields });
      return answer.done ? "SAVED" : "FAILED";
    },
    unsent: () => {
      typed.current = true;
    },
    // What is changed while another change is on its way goes after it, on the version that came of it.
    busy: command.busy,
  });
  const change = () => {
    typed.current = true;
    autosave.change();
  };
  /** Another section is shown once this one is saved: what was typed a moment ago goes along. */
  const leave: Leave = (event) => {
    if (event.metaKey || event.ctrlKey || !isUnsaved(autosave.state)) return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute("href");
    void autosave.settled().then((saved) => (saved && href ? navigate(href) : undefined));
  };
  const say = useRefusalWords("reviews");
  return {
    form,
    command,
    state: autosave.state,
    wrong: (name: string) => (faults[name] ? [say(faults[name])] : undefined),
    /** All that is wrong, each once. */
    said: [...new Set(Object.values(faults).map((code) => say(code)))],
    change,
    leave,
  };
}

function firstOf(errors: Record<string, string[] | null> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, codes]) => (codes?.[0] ? [[name, codes[0]]] : [])),
  );
}
