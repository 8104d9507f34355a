import { decodeProtectedHeader, importSPKI, jwtVerify } from "jose";
import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import {
  clockTolerance,
  embedAudience,
  embedScopes,
  longestTokenLife,
  sessionLife,
  type EmbedScope,
} from "../domain/embed-scope.ts";
import { inForce } from "../data/key-in-force.ts";
import { countUse } from "./count-use.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type EmbedSession = { session: string; expiresAt: string; scopes: EmbedScope[] };

type Key = { id: string; public_key: string; origins: string[]; scopes: EmbedScope[] };

const header = z.object({ kid: z.uuid(), alg: z.enum(["EdDSA", "Ed25519"]) });

/** What a token may name its person by. */
const subjectKinds = ["email", "employee_number", "id"] as const;

/** What a host site says of the person in front of it. Times in seconds since 1970. */
const claims = z.object({
  org: z.string(),
  sub: z.string().min(1).max(320),
  jti: z.string().min(8).max(200),
  sub_kind: z.enum(subjectKinds).optional(),
  iat: z.number(),
  exp: z.number(),
  origins: z.array(z.string()).min(1).max(20),
  scope: z.array(z.string()).min(1).max(20),
});

/**
 * Exchanges the token that a host site signed for a session of its widgets: once, for the person it names by work
 * e-mail, employee number or our id, for the site that asks, and for no more than the key may. Every refusal says what to change.
 */
export async function openEmbedSession(
  unit: UnitOfWork,
  clock: Clock,
  token: string,
  origin: string,
): Promise<EmbedSession> {
  const now = clock.now();
  const key = await keyOf(unit, clock, token);
  const said = await verify(key, token, now);
  if (said.org !== unit.tenant.slug) throw refused("org", "The token names another company.");
  if (said.exp - said.iat > longestTokenLife)
    throw refused("exp", `A token lives ${longestTokenLife / 60} minutes at most.`);
  if (!key.origins.includes(origin) || !said.origins.includes(origin)) throw originRefused(origin);
  const scopes = embedScopes.filter((scope) => key.scopes.includes(scope) && said.scope.includes(scope));
  if (scopes.length === 0) throw refused("scope", "The token asks for nothing that its key may.");
  const employeeId = await employeeOf(unit, said, now);
  const { token: session, hash } = newToken();
  const expiresAt = new Date(now.getTime() + sessionLife);
  await unit.rows(
    sql`delete from {embed_session} where expires_at <= ${new Date(now.getTime() - longestTokenLife * 1000)}`,
  );
  const kept = await unit.rows(
    sql`insert into {embed_session} (token_hash, key_id, jti, employee_id, scopes, origin, created_at, expires_at)
     values (${hash}, ${key.id}, ${said.jti}, ${employeeId}, ${scopes}, ${origin}, ${now},
       ${expiresAt}) on conflict (key_id, jti) do nothing returning key_id`,
  );
  if (kept.length !== 1) throw refused("jti", "This token was used before. Sign a new one for each session.");
  await unit.rows(sql`update {embed_key} set last_used_at = ${now} where id = ${key.id}`);
  await countUse(unit, clock, key.id, "opened");
  return { session, expiresAt: expiresAt.toISOString(), scopes };
}

export function originRefused(origin: string): AppError {
  return new AppError(
    "embeds.origin",
    403,
    `The site ${origin} is not among those that may show widgets of this company. An admin adds it under company settings, embedding.`,
  );
}

/** The key that a token says it was signed with, whether there is such a key or not; null where it says none. */
export function keyNamedBy(token: string): string | null {
  return header.safeParse(attempt(() => decodeProtectedHeader(token))).data?.kid ?? null;
}

async function keyOf(unit: UnitOfWork, clock: Clock, token: string): Promise<Key> {
  const read = header.safeParse(attempt(() => decodeProtectedHeader(token)));
  if (!read.success)
    throw refused("kid", "The token's header names no key (kid), or is not signed by Ed25519 (EdDSA).");
  const [key] = await unit.rows<Key>(
    sql`select k.id, k.public_key, k.origins, k.scopes from {embed_key} k
      where k.id = ${read.data.kid} and ${inForce(clock)}`,
  );
  if (!key) throw refused("kid", "The key of this token is not known, was revoked, or was replaced.");
  return key;
}

async function verify(key: Key, token: string, now: Date): Promise<z.output<typeof claims>> {
  const options = {
    audience: embedAudience,
    algorithms: ["EdDSA", "Ed25519"],
    currentDate: now,
    clockTolerance,
    maxTokenAge: longestTokenLife,
  };
  const verified = await jwtVerify(token, await importSPKI(key.public_key, "EdDSA"), options).catch((error: Error) => {
    throw refused("token", `The token does not hold: ${error.message}.`);
  });
  const read = claims.safeParse(verified.payload);
  if (!read.success)
    throw refused(
      "claims",
      `The token lacks or misnames: ${[...new Set(read.error.issues.map((issue) => issue.path[0]))].join(", ")}.`,
    );
  return read.data;
}

/**
 * One kind of name, so that nobody's number stands for another's address. A token that names no kind means a work e-mail
 * where there is an @ in it, an employee number otherwise.
 */
async function employeeOf(
  unit: UnitOfWork,
  { sub, sub_kind }: Pick<z.output<typeof claims>, "sub" | "sub_kind">,
  now: Date,
): Promise<string> {
  const kind = sub_kind ?? (sub.includes("@") ? "email" : "employee_number");
  const [found] = await unit.rows<{ id: string }>(
    sql`select e.id from {employee} e where ${named[kind](sub)} and ${isStillWithUs(sql`e.id`, now)}`,
  );
  if (!found)
    throw refused("sub", "Nobody who works in this company has this work e-mail, employee number or id (sub_kind).");
  return found.id;
}

const named: Record<(typeof subjectKinds)[number], (subject: string) => Sql> = {
  email: (subject) => sql`e.work_email = ${subject}::citext`,
  employee_number: (subject) => sql`e.external_employee_id = ${subject}`,
  id: (subject) => sql`e.id = ${z.uuid().safeParse(subject).data ?? null}::uuid`,
};

function refused(claim: string, message: string): AppError {
  return new AppError("embeds.token-refused", 401, message, { params: { claim } });
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
