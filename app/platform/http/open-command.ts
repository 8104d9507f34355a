import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { notSignedIn, answerable } from "#app/platform/errors/app-error.ts";
import {
  knownName,
  refused,
  replyTo,
  secretFields,
  unknownIntent,
  type CommandAction,
  type CommandResult,
} from "./command.ts";
import { strangersForm } from "./forms/form-limits.ts";
import { parseForm } from "./forms/parse-form.ts";
import { readForm } from "./forms/read-form.ts";
import type { RequestScope } from "./request-scope.ts";

export type OpenCommandMenu<Schema extends z.ZodType> = {
  input: Schema;
  /** Bytes of files that this request may bring along, asked before its body is read; left out, none. */
  files?(scope: RequestScope, request: Request): Promise<number>;
  /** Answers with where to go next. */
  run(scope: RequestScope, input: z.output<Schema>, request: Request): Promise<string>;
};

/** An action for people who are not signed in yet; a refusal keeps what was typed, never a password. */
export function openCommand<Schema extends z.ZodType>(
  menu: OpenCommandMenu<Schema>,
): CommandAction<Record<"", AnyOpenIntent>> {
  const act = ({ request, context: { scope } }: ActionFunctionArgs) =>
    answering(
      request,
      scope,
      async (form, asked) => {
        const submission = (asked.submission = parseForm(form, menu.input, scope.tenant));
        if (submission.status !== "success")
          return data(refused("", submission.reply({ hideFields: secretFields }), null), { status: 422 });
        return redirect(await menu.run(scope, submission.value as z.output<Schema>, request));
      },
      () => menu.files?.(scope, request),
    );
  return act as CommandAction<Record<"", AnyOpenIntent>>;
}

/** One thing a form can ask for where no company is open yet. */
export type OpenIntent<Schema extends z.ZodType, Value> = {
  input: Schema;
  run(scope: RequestScope, input: z.output<Schema>): Promise<Value>;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each intent has its own shapes
type AnyOpenIntent = OpenIntent<any, any>;

/** An open action of several intents, which stays on its page and answers with what came of it. */
export function openCommands<const Menu extends Record<string, AnyOpenIntent>>(menu: {
  intents: Menu;
}): CommandAction<Menu> {
  const act = ({ request, context: { scope } }: ActionFunctionArgs) =>
    answering(request, scope, async (form, asked) => {
      // A session whose owner has left the company it is for gives them no hand in their sign-in either.
      if (scope.session?.employeeId && !(await scope.stillIn())) throw notSignedIn();
      const name = (asked.intent = knownName(menu.intents, form.get("intent")));
      const intent = menu.intents[name];
      if (!intent) throw unknownIntent();
      const submission = (asked.submission = parseForm(form, intent.input, scope.tenant));
      if (submission.status !== "success")
        return data(refused(name, submission.reply({ hideFields: secretFields }), null), { status: 422 });
      const value = ((await intent.run(scope, submission.value)) ?? null) as unknown;
      return data<CommandResult>({ intent: name, done: true, value, reply: null, error: null });
    });
  return act as CommandAction<Menu>;
}

type Asked = { intent: string; submission: Submission<unknown> | null };

/** Reads the form and does the act; a refusal undoes what it wrote and is said beside what was typed. */
async function answering<Answer>(
  request: Request,
  scope: RequestScope,
  act: (form: FormData, asked: Asked) => Promise<Answer>,
  files: () => Promise<number> | undefined = () => undefined,
) {
  const asked: Asked = { intent: "", submission: null };
  try {
    const body = strangersForm.body + ((await files()) ?? 0);
    const { form, letGo } = await readForm(request, { ...strangersForm, body });
    return await act(form, asked).finally(letGo);
  } catch (error) {
    const refusal = answerable(error);
    if (!refusal) throw error;
    await scope.undo();
    const reply = asked.submission && replyTo(asked.submission, refusal);
    return data(refused(asked.intent, reply, refusal), { status: refusal.status });
  }
}
