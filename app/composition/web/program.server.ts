import type { Request } from "express";
import { isGranted, resolveAccessToken, type ResolvedSession } from "#app/modules/identity/index.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Application } from "../application.ts";

/** Whether a request says who it is by a token rather than by a cookie. */
export function sendsToken(request: Request): boolean {
  return request.headers.authorization !== undefined;
}

/** Whom a program speaks for; nothing where no token is sent. A token that does not hold is refused, whatever cookie lies beside it. */
export async function resolveProgram(
  application: Application,
  request: Request,
  scope: string | null,
): Promise<ResolvedSession | undefined> {
  if (!sendsToken(request)) return undefined;
  const token = /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? "")?.[1];
  const reading = request.method === "GET" || request.method === "HEAD";
  const program = token ? await resolveAccessToken(application, token, request.ip ?? "", reading) : null;
  if (!program)
    throw new AppError("platform.token-refused", 401, "This access token is not known, has ended or was revoked.");
  const { scopes, ...resolved } = program;
  const isOpened = scopes === null || scope === null || isGranted(scopes, scope);
  return isOpened ? resolved : { ...resolved, barred: resolved.barred ?? beyondScopes(scope) };
}

function beyondScopes(scope: string): AppError {
  return new AppError("platform.token-scope", 403, `This access token is not for ${scope}.`);
}
