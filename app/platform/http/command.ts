import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { Submission, SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { type AppError, invalid, refusalOf } from "#app/platform/errors/app-error.ts";
import type { Can } from "./can.ts";
import { openFor } from "./page.ts";
import type { RequestScope } from "./request-scope.ts";
import { storableForm } from "./storable.ts";

/** Fields that never travel back to the browser, whatever was wrong with the form. */
export const secretFields: string[] = ["password", "currentPassword", "code", "secret"];

/** One thing a form can ask for. */
export type Intent<Schema extends z.ZodType, Value> = {
  input: Schema;
  /** The scope is for what lies outside the company's transaction: cookies, mail, sessions. */
  run(context: Context, input: z.output<Schema>, scope: RequestScope): Promise<Value>;
  /** Where to go afterwards; without it the page stays and loads anew. */
  redirectTo?: (value: Value, input: z.output<Schema>) => string;
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

/**
 * An action of one or more intents, chosen by the form's `intent` field. A refusal undoes the whole
 * transaction and answers with the words to show.
 */
export function command(menu: { can: Can; intents: Record<string, AnyIntent> }) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { scope } = context;
    const form = await storableForm(request);
    const name = String(form.get("intent") ?? "");
    let typed: Submission<unknown> | null = null;
    try {
      const opened = await openFor(scope, menu.can, request);
      const intent = Object.hasOwn(menu.intents, name) ? menu.intents[name] : undefined;
      if (!intent) throw invalid("platform.unknown-intent", `No intent named "${name}".`);
      const submission = parseWithZod(form, { schema: intent.input }) as Submission<never>;
      typed = submission;
      if (submission.status !== "success")
        return data(refused(name, submission.reply({ hideFields: secretFields }), null), { status: 422 });
      const value = await intent.run(opened, submission.value, scope);
      if (intent.redirectTo) return redirect(intent.redirectTo(value, submission.value));
      return data<CommandResult>({ intent: name, done: true, value: value ?? null, reply: null, error: null });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await scope.undo();
      return data(refused(name, typed && replyTo(typed, refusal), refusal), { status: refusal.status });
    }
  };
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
