import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { Submission, SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { type AppError, invalid, answerable } from "#app/platform/errors/app-error.ts";
import type { Can } from "./can.ts";
import { openFor } from "./page.ts";
import type { RequestScope } from "./request-scope.ts";
import { formLimits } from "./forms/form-limits.ts";
import { parseForm } from "./forms/parse-form.ts";
import { readForm, type SentForm } from "./forms/read-form.ts";

/** Fields that never travel back to the browser, whatever was wrong with the form. */
export const secretFields: string[] = ["password", "currentPassword", "code", "secret", "refreshToken"];

/** One thing a form can ask for. */
export type Intent<Schema extends z.ZodType, Value> = {
  input: Schema;
  /** The scope is for what lies outside the company's transaction: cookies, mail, sessions. */
  run(context: Context, input: z.output<Schema>, scope: RequestScope): Promise<Value>;
  /** Where to go afterwards; without it, or where it is null, the page stays and loads anew. */
  redirectTo?: (value: Value, input: z.output<Schema>) => string | null;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each intent has its own shapes
export type AnyIntent = Intent<any, any>;

/** What an action answers; `reply` is Conform's, so what was typed is still in the form. */
export type CommandResult = {
  intent: string;
  done: boolean;
  value: unknown;
  reply: SubmissionResult<string[]> | null;
  error: CommandError | null;
};

export type CommandError = {
  code: string;
  params: Record<string, string | number>;
  fields: Record<string, string>;
  chain: readonly { rule: string; matched: boolean }[];
};

/** What an address takes beyond the usual size of a form: files for one intent, and what to say of a larger one. */
export type Upload = { intent: string; largest: number; tooLarge: AppError };

type Intents = Record<string, AnyIntent>;

export type CommandMenu<Menu extends Intents = Intents> = { can: Can; intents: Menu; upload?: Upload };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each intent has its own shapes
type AnyAct = { run(...given: any[]): Promise<any> };

/** What one intent answers: done, with what came of it, or refused. */
type AnswerOfIntent<Menu extends Record<string, AnyAct>, Name extends keyof Menu & string> =
  | { intent: Name; done: true; value: Awaited<ReturnType<Menu[Name]["run"]>>; reply: null; error: null }
  | (Omit<CommandResult, "intent" | "done" | "value"> & { intent: Name; done: false; value: null });

type Responded = ReturnType<typeof data<CommandResult>>;

/** An action that tells in its type what each of its intents answers, for the forms that send them. */
export type CommandAction<Menu extends Record<string, AnyAct>> = ((args: ActionFunctionArgs) => Promise<Responded>) & {
  readonly answers?: { [Name in keyof Menu & string]: AnswerOfIntent<Menu, Name> };
};

/** Room beside the largest file for the other fields of its form. */
const besideFile = 64 * 1024;

/**
 * An action of one or more intents, chosen by the form's `intent` field. Nothing is read before the actor may be here. A
 * refusal undoes the whole transaction and answers with the words to show.
 */
export function command<const Menu extends Intents>(menu: CommandMenu<Menu>): CommandAction<Menu> {
  const size = { ...formLimits, ...(menu.upload && { body: menu.upload.largest + besideFile }) };
  const act = async ({ request, context: { scope } }: ActionFunctionArgs) => {
    let sent: SentForm | null = null;
    let typed: Submission<unknown> | null = null;
    const intentName = () => knownName(menu.intents, sent?.form.get("intent"));
    try {
      const opened = await openFor(scope, menu.can, request);
      sent = await readForm(request, size);
      const name = intentName();
      const intent = menu.intents[name];
      if (!intent) throw unknownIntent();
      const submission = parseForm(sent.form, intent.input, opened.tenant) as Submission<never>;
      typed = submission;
      if (submission.status !== "success")
        return data(refused(name, submission.reply({ hideFields: secretFields }), null), { status: 422 });
      const value = await intent.run(opened, submission.value, scope);
      const to = intent.redirectTo?.(value, submission.value) ?? null;
      if (to !== null) return redirect(to);
      return data<CommandResult>({ intent: name, done: true, value: value ?? null, reply: null, error: null });
    } catch (error) {
      const refusal = answerable(error);
      if (!refusal) throw error;
      await scope.undo();
      if (refusal.status === 413 && menu.upload && !sent)
        return data(refused(menu.upload.intent, null, menu.upload.tooLarge), { status: 413 });
      // Who may not be here is told so beside the form they sent, which says itself which of them it was.
      sent ??= await readForm(request).catch(() => null);
      return data(refused(intentName(), typed && replyTo(typed, refusal), refusal), { status: refusal.status });
    } finally {
      await sent?.letGo();
    }
  };
  return act as CommandAction<Menu>;
}

/** The name of an intent, where there is one of that name; nothing that was sent is given back otherwise. */
export function knownName(intents: Record<string, unknown>, sent: unknown): string {
  return typeof sent === "string" && Object.hasOwn(intents, sent) ? sent : "";
}

export function unknownIntent(): AppError {
  return invalid("platform.unknown-intent", "The form names no intent of this address.");
}

/** What was typed goes back with what is wrong beside its field, so a page without script shows both. */
export function replyTo(submission: Submission<unknown>, { details }: AppError): SubmissionResult<string[]> {
  const fieldErrors = Object.fromEntries(Object.entries(details.fields ?? {}).map(([field, code]) => [field, [code]]));
  return submission.reply({ fieldErrors, hideFields: secretFields }) as SubmissionResult<string[]>;
}

export function refused(
  intent: string,
  reply: SubmissionResult<string[]> | null,
  error: AppError | null,
): CommandResult {
  return {
    intent,
    done: false,
    value: null,
    reply,
    error: error && {
      code: error.code,
      params: error.details.params ?? {},
      fields: error.details.fields ?? {},
      chain: error.details.chain ?? [],
    },
  };
}
