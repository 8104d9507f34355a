import { useForm, type FieldMetadata, type FormMetadata, type Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import type { z } from "zod";
import type { CommandResult } from "../http/command.ts";
import { usePageAnswer, type Fields } from "./answers.ts";
import { focusFirstFault } from "./focus-first-fault.ts";
import { useCommand, type Command, type CommandOptions } from "./use-command.ts";
import { concernsTheWhole, useRefusalWords } from "./use-refusal-words.ts";

export type Typed = Record<string, unknown>;

export type CommandFormOptions<Values extends Typed> = Omit<CommandOptions, "refusals"> & {
  /** What the form asks for; several where its buttons name one each. */
  intent: string | readonly string[];
  /** The element's id; the intent where it is left out. One page holds no two alike. */
  id?: string | undefined;
  /** What goes along unseen. */
  fields?: Fields | undefined;
  /** Of forms of many records: the field that names the record. */
  about?: string | undefined;
  /** What the browser can tell at once; everything is checked again where it is sent. */
  schema?: z.ZodType<unknown, Values> | undefined;
  defaultValue?: Partial<Values> | undefined;
  /** Intents that only look at what saving would do. */
  looks?: readonly string[] | undefined;
  /** Begins anew once it is done, for a form that stays on the screen. */
  clears?: boolean | undefined;
};

export type CommandForm<Values extends Typed = Typed> = {
  id: string;
  intent: string | null;
  hidden: Fields;
  command: Command;
  busy: boolean;
  /** The intent that is being sent. */
  sending: string | null;
  answer: CommandResult | null;
  /** Conform's own form and fields, for lists of fields and what hangs on them. */
  form: FormMetadata<Values, string[]>;
  fields: ReturnType<FormMetadata<Values, string[]>["getFieldset"]>;
  /** What a field of the design system takes: id, name, what it starts with and what is wrong with it. */
  field: (name: string) => { id: string; name: string; defaultValue: string; error: string[] | undefined };
  wrong: (name: string) => string[] | undefined;
  /** What was typed before any script and refused, or what the form starts with. */
  typed: (name: string) => string | null;
  /** A refusal that no field shows, or not in full. */
  refusal: string | null;
  /** Puts a refusal's code into words. */
  say: (code: string, params?: Record<string, string | number>) => string;
  /** What was typed or chosen and is not saved yet. */
  unsaved: boolean;
  /** Whether anything was typed since the last answer. */
  changed: boolean;
  /** Counts how often it began anew: the key of fields that hold their value themselves. */
  turn: number;
  touch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  noValidate: boolean | undefined;
};

/** A form whatever its fields. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever its fields
export type AnyCommandForm = CommandForm<any>;

/** A form with its fields, its words and its answer; a refusal keeps what was typed and puts the focus on the first fault. */
export function useCommandForm<Values extends Typed = Typed>(options: CommandFormOptions<Values>): CommandForm<Values> {
  const { room, intent, schema, fields: hidden = {}, defaultValue } = options;
  const id = options.id ?? (typeof intent === "string" ? intent || "form" : intent[0]!);
  const touched = useTouched(options.looks);
  const { turn, clear } = useTurn(id);
  const command = useCommand({
    ...options,
    refusals: "shown",
    then: (answer) => {
      touched.answered(answer);
      if (answer.done && options.clears) clear();
      options.then?.(answer);
    },
  });
  const onPage = useOwnPageAnswer(options);
  const answer = command.answer ?? onPage;
  const [form, fields] = useForm<Values>({
    id,
    lastResult: answer?.reply ?? null,
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
    ...(schema
      ? { onValidate: ({ formData }) => parseWithZod(formData, { schema }) as Submission<Values, string[]> }
      : {}),
    shouldValidate: schema ? "onBlur" : "onSubmit",
    shouldRevalidate: schema ? "onInput" : "onSubmit",
  });
  useFirstChoices(id, turn);
  const say = useRefusalWords(room);
  const faults = useFaults(id, command.answer);
  const { typed, wrong } = fieldWords(fields, answer, schema !== undefined, say);
  return {
    id,
    intent: typeof intent === "string" ? intent : null,
    hidden,
    command,
    busy: command.busy,
    sending: textOf(command.sending?.get("intent")),
    answer,
    form: form as unknown as CommandForm<Values>["form"],
    fields: fields as CommandForm<Values>["fields"],
    field: (name) => ({ id: `${id}-${name}`, name, defaultValue: typed(name) ?? "", error: wrong(name) }),
    wrong,
    typed,
    refusal: refusalOf(answer, faults.unshown, say),
    say,
    unsaved: touched.since.unsaved && !command.busy,
    changed: touched.since.changed,
    turn,
    touch: touched.touch,
    onSubmit: (event) => {
      form.onSubmit(event);
      if (event.defaultPrevented && !isConforms(event)) faults.look();
    },
    noValidate: schema ? form.noValidate : undefined,
  };
}

/** What a field starts with, and what is wrong with it. */
function fieldWords(fields: unknown, answer: CommandResult | null, checked: boolean, say: AnyCommandForm["say"]) {
  const metadata = (name: string) => (fields as Record<string, FieldMetadata<unknown>>)[name]!;
  // An answer without a reply was refused before the form could be read.
  const unread = (name: string) => (answer && !answer.reply ? answer.error?.fields[name] : undefined);
  const sent = (name: string) => answer?.reply?.error?.[name]?.[0];
  return {
    typed: (name: string) => textOf(metadata(name).initialValue),
    wrong: (name: string) => {
      const code = unread(name) ?? (checked ? metadata(name).errors?.[0] : sent(name));
      return code === undefined ? undefined : [say(code, answer?.error?.params)];
    },
  };
}

function refusalOf(answer: CommandResult | null, unshown: boolean, say: CommandForm["say"]): string | null {
  if (!answer || answer.done) return null;
  if (answer.error && concernsTheWhole(answer.error)) return say(answer.error.code, answer.error.params);
  const ofForm = answer.reply?.error?.[""]?.[0];
  if (ofForm) return say(ofForm);
  if (!unshown) return null;
  const first = Object.values(answer.reply?.error ?? {}).find((codes) => codes?.length)?.[0];
  return answer.error ? say(answer.error.code, answer.error.params) : say(first ?? "platform.invalid-input");
}

/** Conform sends the form to itself when a field is left and when a list of fields grows: nothing was sent then. */
function isConforms({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === "__intent__";
}

/** Empties the form, and counts. */
function useTurn(id: string) {
  const [turn, setTurn] = useState(0);
  const clear = () => {
    formAt(id)?.reset();
    setTurn((times) => times + 1);
  };
  return { turn, clear };
}

/** Emptying a form, Conform takes the choice of every select whose default it was not told: what it began with comes back. */
function useFirstChoices(id: string, turn: number): void {
  // Behind Conform's own effect, which is of the same or an earlier drawing.
  useEffect(() => {
    for (const select of turn > 0 ? (formAt(id)?.querySelectorAll("select") ?? []) : [])
      if (select.selectedIndex < 0)
        select.selectedIndex = Math.max(
          0,
          [...select.options].findIndex(({ defaultSelected }) => defaultSelected),
        );
  }, [id, turn]);
}

function formAt(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}

/** The page's answer to this form, sent before any script: of many alike, the one that names the same record. */
function useOwnPageAnswer({ intent, about, fields }: Pick<CommandFormOptions<Typed>, "intent" | "about" | "fields">) {
  const answer = usePageAnswer(typeof intent === "string" ? [intent] : intent);
  if (!answer || answer.done || !about) return answer;
  const sent = (answer.reply?.initialValue ?? {})[about] ?? null;
  return sent === (fields?.[about] ?? null) ? answer : null;
}

/** Whether something was typed that is not saved, and whether since the last answer. */
function useTouched(looks: readonly string[] = []) {
  const [since, setSince] = useState({ unsaved: false, changed: false });
  const touch = useCallback(() => setSince({ unsaved: true, changed: true }), []);
  const answered = ({ done, intent }: CommandResult) =>
    setSince(({ unsaved }) => ({ unsaved: unsaved && !(done && !looks.includes(intent)), changed: false }));
  return { since, touch, answered };
}

/** After each refusal, here or where it was sent, the first fault gets the focus; one that no field shows is told of. */
function useFaults(id: string, answer: CommandResult | null) {
  const [looked, setLooked] = useState(0);
  const [unshown, setUnshown] = useState(false);
  const seen = useRef<CommandResult | null>(answer);
  useEffect(() => (looked > 0 ? whenDrawn(id, () => undefined) : undefined), [looked, id]);
  useEffect(() => {
    if (seen.current === answer) return undefined;
    seen.current = answer;
    return answer && !answer.done ? whenDrawn(id, (found) => setUnshown(!found)) : undefined;
  }, [answer, id]);
  return { unshown, look: () => setLooked((times) => times + 1) };
}

/** Conform puts an answer beside its fields a moment after it was heard, on a slow machine some frames later. */
const framesWaited = 10;

/** Puts the focus on the first fault as soon as it is drawn; tells whether there was one. */
function whenDrawn(id: string, told: (found: boolean) => void): () => void {
  let frame = 0;
  const look = (left: number) => {
    frame = requestAnimationFrame(() => {
      const found = focusFault(id);
      if (found || left <= 1) told(found);
      else look(left - 1);
    });
  };
  look(framesWaited);
  return () => cancelAnimationFrame(frame);
}

function focusFault(id: string): boolean {
  const form = formAt(id);
  return form !== null && focusFirstFault(form);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
