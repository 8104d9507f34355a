import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { invalid, refusalOf } from "#app/platform/errors/app-error.ts";
import { refused, replyTo, secretFields, type CommandResult } from "./command.ts";
import { storableForm } from "./storable.ts";
import type { RequestScope } from "./request-scope.ts";

export type OpenCommandMenu<Schema extends z.ZodType> = {
  input: Schema;
  /** Answers with where to go next. */
  run(scope: RequestScope, input: z.output<Schema>, request: Request): Promise<string>;
};

/** An action for people who are not signed in yet; a refusal keeps what was typed, never a password. */
export function openCommand<Schema extends z.ZodType>(menu: OpenCommandMenu<Schema>) {
  return async ({ request, context: { scope } }: ActionFunctionArgs) => {
    const submission = parseWithZod(await storableForm(request), { schema: menu.input });
    if (submission.status !== "success")
      return data(refused("", submission.reply({ hideFields: secretFields }), null), { status: 422 });
    try {
      return redirect(await menu.run(scope, submission.value as z.output<Schema>, request));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await scope.undo();
      return data(refused("", replyTo(submission, refusal), refusal), { status: refusal.status });
    }
  };
}

/** One thing a form can ask for where no company is open yet. */
export type OpenIntent<Schema extends z.ZodType, Value> = {
  input: Schema;
  run(scope: RequestScope, input: z.output<Schema>): Promise<Value>;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each intent has its own shapes
type AnyOpenIntent = OpenIntent<any, any>;

/** An open action of several intents, which stays on its page and answers with what came of it. */
export function openCommands(menu: { intents: Record<string, AnyOpenIntent> }) {
  return async ({ request, context: { scope } }: ActionFunctionArgs) => {
    const form = await storableForm(request);
    const name = String(form.get("intent") ?? "");
    const intent = Object.hasOwn(menu.intents, name) ? menu.intents[name] : undefined;
    if (!intent)
      return data(refused(name, null, invalid("platform.unknown-intent", `No intent named "${name}".`)), {
        status: 422,
      });
    const submission = parseWithZod(form, { schema: intent.input });
    if (submission.status !== "success")
      return data(refused(name, submission.reply({ hideFields: secretFields }), null), { status: 422 });
    try {
      return data<CommandResult>({
        intent: name,
        done: true,
        value: (await intent.run(scope, submission.value)) ?? null,
        reply: null,
        error: null,
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await scope.undo();
      return data(refused(name, replyTo(submission, refusal), refusal), { status: refusal.status });
    }
  };
}
