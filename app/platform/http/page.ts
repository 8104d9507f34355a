import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { answerable, isNotSignedIn, notFound } from "#app/platform/errors/app-error.ts";
import type { Can } from "./can.ts";
import { queryFields } from "./query-fields.ts";
import type { RequestScope } from "./request-scope.ts";
import { storable } from "./storable.ts";

export type PageMenu<Schema extends z.ZodType, Data> = {
  can: Can;
  /** Read from the path's parameters and the query together; what does not fit is not found. */
  input: Schema;
  load(context: Context, input: z.output<Schema>, request: Request, scope: RequestScope): Promise<Data>;
};

/** A loader for people who are signed in: who, what shape, then what. */
export function page<Schema extends z.ZodType, Data>(menu: PageMenu<Schema, Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      const opened = await openFor(context.scope, menu.can, request);
      const input = menu.input.safeParse(addressInput(request, params));
      if (!input.success) throw notFound("This address");
      return await menu.load(opened, input.data, request, context.scope);
    } catch (error) {
      throw answerOf(error);
    }
  };
}

/** A loader that answers `fetch` with JSON: same menu, no page. */
export function resource<Schema extends z.ZodType, Data>(menu: PageMenu<Schema, Data>) {
  const load = page(menu);
  return async (args: LoaderFunctionArgs): Promise<Response> => Response.json(await load(args));
}

/** A loader that also serves strangers: the pages before sign-in. */
export function openPage<Data>(load: (scope: RequestScope, request: Request) => Promise<Data>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(context.scope, request);
    } catch (error) {
      throw answerOf(error);
    }
  };
}

export async function openFor(scope: RequestScope, can: Can, request: Request): Promise<Context> {
  if (!scope.session || !scope.tenant) throw toSignIn(request);
  const opened = await scope.open().catch((error: unknown) => {
    throw isNotSignedIn(error) ? toSignIn(request) : error;
  });
  await can.check(opened);
  return opened;
}

function toSignIn(request: Request): Response {
  const url = new URL(request.url);
  const returnTo = request.method === "GET" ? `${url.pathname}${url.search}` : "/app";
  return redirect(`/login?returnTo=${encodeURIComponent(returnTo.replace(/\.data(?=\?|$)/, ""))}`);
}

/** What the query says and what the path names, together. */
export function addressInput(request: Request, params: Record<string, string | undefined>): Record<string, unknown> {
  return storable({ ...queryFields(new URL(request.url).searchParams), ...params }) as Record<string, unknown>;
}

/** Known refusals become an answer the error screen can put into words; anything else stays a fault. */
export function answerOf(error: unknown): unknown {
  const refusal = answerable(error);
  if (!refusal) return error;
  return data(
    { code: refusal.code, params: refusal.details.params ?? {}, chain: refusal.details.chain ?? [] },
    { status: refusal.status },
  );
}
