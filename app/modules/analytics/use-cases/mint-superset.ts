import { decodeJwt } from "jose";
import { z } from "zod";
import { askOutside, type OutsideAnswer } from "#app/platform/http/ask-outside.ts";
import { longestTokenLife } from "../domain/provider.ts";
import { clauseOf } from "../domain/row-filters.ts";
import type { MintedView, MintInput } from "./mint-metabase.ts";
import { askingService, serviceFault } from "./service-fault.ts";

/** So long a service may take for its three answers together. */
const patience = 5_000;

const signedIn = z.object({ access_token: z.string().min(1) });
const guarded = z.object({ result: z.string().min(1) });
const guest = z.object({ token: z.string().min(1) });

/** A guest token: asked for with the account of the connection, with conditions on rows inside, and handed to the frame. */
export async function mintSuperset(
  input: MintInput & { viewer: { employeeId: string; name: string } },
): Promise<MintedView> {
  const { baseUrl, providerRef, filters, now, viewer } = input;
  const clauses = filters.map(clauseOf);
  if (clauses.includes(null)) throw serviceFault("filter-value");
  const session = await signInToSuperset(input);
  const { token } = await answered(
    guest,
    session.ask("/api/v1/security/guest_token/", {
      user: { username: `cairn-${viewer.employeeId}`, first_name: viewer.name, last_name: "" },
      resources: [{ type: "dashboard", id: providerRef }],
      rls: clauses.map((clause) => ({ clause })),
    }),
  );
  return { address: `${baseUrl}/embedded/${providerRef}?uiConfig=0`, token, expiresAt: endOf(token, now) };
}

export type SupersetSession = { ask: (path: string, body: unknown) => Promise<OutsideAnswer> };

/** Signs in, and takes the token without which nothing is changed there. */
export async function signInToSuperset({
  baseUrl,
  account,
  secret,
  loopback,
}: Pick<MintInput, "baseUrl" | "account" | "secret" | "loopback">): Promise<SupersetSession> {
  const until = Date.now() + patience;
  const ask = (method: "GET" | "POST", path: string, headers: Record<string, string> = {}, body?: unknown) =>
    askingService(askOutside({ url: `${baseUrl}${path}`, method, headers, body, until, loopback }));
  const { access_token } = await answered(
    signedIn,
    ask("POST", "/api/v1/security/login", {}, { username: account, password: secret, provider: "db", refresh: false }),
  );
  const authorization = `Bearer ${access_token}`;
  const csrf = await ask("GET", "/api/v1/security/csrf_token/", { authorization });
  const { result } = await answered(guarded, Promise.resolve(csrf));
  const cookie = csrf.cookies.map((line) => line.split(";")[0]).join("; ");
  return {
    ask: (path, body) =>
      ask(
        "POST",
        path,
        { authorization, "x-csrftoken": result, referer: baseUrl, ...(cookie ? { cookie } : {}) },
        body,
      ),
  };
}

async function answered<Shape extends z.ZodType>(
  shape: Shape,
  asking: Promise<OutsideAnswer>,
): Promise<z.output<Shape>> {
  const { status, body } = await asking;
  if (status === 401 || status === 403) throw serviceFault("refused");
  if (status === 404) throw serviceFault("not-found");
  if (status >= 400) throw serviceFault("failing");
  const read = shape.safeParse(body);
  if (!read.success) throw serviceFault("malformed");
  return read.data;
}

/** A token that lives longer than it may is not handed on. */
function endOf(token: string, now: Date): Date {
  let exp: number | undefined;
  try {
    ({ exp } = decodeJwt(token));
  } catch (error) {
    throw serviceFault("malformed", error);
  }
  if (exp === undefined || exp * 1000 - now.getTime() > longestTokenLife * 1000 + 5_000)
    throw serviceFault("token-too-long");
  return new Date(exp * 1000);
}
