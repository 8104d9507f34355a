import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refused } from "./command.ts";
import type { RequestScope } from "./request-scope.ts";

export type OpenCommandMenu<Schema extends z.ZodType> = {
  input: Schema;
  /** Answers with where to go next. */
  run(scope: RequestScope, input: z.output<Schema>, request: Request): Promise<string>;
};

/** An action for people who are not signed in yet; a refusal keeps what was typed, never a password. */
export function openCommand<Schema extends z.ZodType>(menu: OpenCommandMenu<Schema>) {
  return async ({ request, context: { scope } }: ActionFunctionArgs) => {
    const submission = parseWithZod(await request.formData(), { schema: menu.input });
    if (submission.status !== "success") return data(refused("", submission.reply({ hideFields: ["password"] }), null), { status: 422 });
    try {
      return redirect(await menu.run(scope, submission.value as z.output<Schema>, request));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return data(refused("", submission.reply({ hideFields: ["password"] }), error), { status: error.status });
    }
  };
}
