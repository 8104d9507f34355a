import { useRef, useState } from "react";
import type { Fields } from "#app/platform/forms/answers.ts";
import type { QuietAnswer } from "#app/platform/forms/send-quietly.ts";
import { isUnsaved, useAutosave } from "#app/platform/forms/use-autosave.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { changedMeanwhile } from "#app/platform/forms/use-version-read.ts";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";

export type DraftSaving = ReturnType<typeof useDraftSaving>;

type Faults = Readonly<Record<string, string>>;

/**
 * Saves a draft by itself while it is typed, whole each time and on the version that was read. Changed elsewhere meanwhile,
 * it waits until somebody decides; other words put in its place by an act of the page fill the form anew.
 */
export function useDraftSaving({ note }: Pick<NotePage, "note">) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [filled, setFilled] = useState({ revision: note.revision, turn: 0 });
  /** What was read last, and the revision this page began and writes on. */
  const on = useRef({ version: note.version, writing: 0 });
  const typed = useRef(false);
  const answered = useRef<(answer: QuietAnswer) => void>(undefined);
  const command = noteCommands.useCommand({
    intent: "edit-note",
    key: `draft ${note.id}`,
    refusals: "shown",
    then: (answer) => answered.current?.(answer),
  });
  const autosave = useAutosave({
    send: () => {
      if (!typed.current || !form.current) return null;
      typed.current = false;
      const answer = new Promise<QuietAnswer>((resolve) => (answered.current = resolve));
      const { version, writing } = on.current;
      command.send({ ...wordsOf(form.current), version: String(version), writing: String(writing) });
      return answer;
    },
    heard: (answer) => {
      setFaults(answer.done ? {} : faultsOf(answer));
      if (!answer.done) return answer.error?.code === changedMeanwhile ? "CONFLICT" : "FAILED";
      const { version, revision } = answer.value as { version: number; revision: number };
      on.current = { version, writing: revision === filled.revision ? on.current.writing : revision };
      setFilled({ ...filled, revision });
      return "SAVED";
    },
    unsent: () => {
      typed.current = true;
    },
    busy: command.busy,
  });
  const unsaved = isUnsaved(autosave.state);
  // A page that was read before the last save knows an older one: filled from it, the form would lose its words and the caret.
  if (note.revision > filled.revision && !command.busy && !unsaved)
    setFilled({ revision: note.revision, turn: filled.turn + 1 });
  const say = useRefusalWords("disciplinary");
  const begin = () => {
    on.current = { version: note.version, writing: 0 };
  };
  return {
    ...{ form, command, state: autosave.state, unsaved, now: autosave.now, begin },
    /** Another number: the form is filled anew. */
    turn: filled.turn,
    wrong: (name: string) => (faults[name] ? [say(faults[name])] : undefined),
    change: () => {
      typed.current = true;
      autosave.change();
    },
    /** The version of what was typed, once all of it is saved; null where it is not. */
    settled: async () => ((await autosave.settled()) ? Math.max(on.current.version, note.version) : null),
    /** What was typed here goes on top of what was saved elsewhere, as a revision of its own. */
    keepMine: () => {
      begin();
      autosave.decided();
    },
  };
}

/** All that stands in the form; what is there several times as a list. */
export function wordsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, name === "pastNoteIds" ? texts(name) : (texts(name)[0] ?? "")]),
  );
}

function faultsOf({ error, reply }: Exclude<QuietAnswer, string>): Faults {
  const first = Object.entries(reply?.error ?? {}).flatMap(([name, codes]) =>
    codes?.[0] ? [[name, codes[0]] as const] : [],
  );
  return { ...Object.fromEntries(first), ...error?.fields };
}
