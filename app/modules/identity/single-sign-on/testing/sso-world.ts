import type { Request as ExpressRequest } from "express";
import { parse as parseCookies } from "cookie";
import { createRequestScope, type ServedScope } from "#app/composition/web/request-scope.server.ts";
import type { Company, World } from "#tests/support/world.ts";
import { sessionCookieName } from "../../domain/session-policy.ts";
import { beginSignIn, type SsoAim } from "../use-cases/begin-sign-in.ts";
import { finishSignIn } from "../use-cases/finish-sign-in.ts";
import { markProven } from "../use-cases/prove-domain.ts";
import { receiveAnswer } from "../use-cases/receive-answer.ts";
import { saveSaml, saveSamlInput } from "../use-cases/save-saml.ts";
import { saveConnection, saveConnectionInput } from "../use-cases/save-connection.ts";
import { sql } from "#tenancy/sql.ts";
import type { OpenProvider } from "./open-provider.ts";
import { openSamlProvider, type SamlProvider } from "./saml-provider.ts";

/** A browser that keeps every cookie it is given. */
export class CookieJar {
  readonly cookies = new Map<string, string>();
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  }

  async visit<Result>(work: (scope: ServedScope, request: Request) => Promise<Result>): Promise<Result> {
    const headers = { cookie: this.header, "user-agent": "Firefox" };
    const asked = { headers, hostname: "localhost", ip: "198.51.100.7", secure: false, method: "POST" };
    const scope = await createRequestScope(this.world.application, asked as unknown as ExpressRequest);
    try {
      return await work(scope, new Request("http://localhost/", { headers: { cookie: this.header } }));
    } finally {
      await scope.end("commit");
      for (const header of scope.cookies)
        for (const [name, value] of Object.entries(parseCookies(header.split(";")[0]!)))
          if (value) this.cookies.set(name, value);
          else this.cookies.delete(name);
    }
  }

  begin(company: Company, aim: Partial<SsoAim> = {}): Promise<string> {
    return this.visit((scope) =>
      beginSignIn(scope, company.tenant, { returnTo: "/app", testFor: null, hint: null, ...aim }),
    );
  }

  comeBack(came: URLSearchParams) {
    return this.visit((scope, request) => finishSignIn(scope, came, request));
  }

  /** The provider's page posts, and the browser follows; nothing of ours goes along with the post. */
  async post(company: Company, answer: string, relayState = "") {
    const next = await this.visit((scope) => receiveAnswer(scope, company.tenant.id, { answer, relayState }));
    const address = new URL(next, "http://localhost");
    return address.pathname === "/login/callback" ? this.comeBack(address.searchParams) : next;
  }

  whoAmI(): Promise<string | null> {
    return this.visit(async ({ session }) => session?.employeeId ?? null);
  }

  get isIn(): boolean {
    return this.cookies.has(sessionCookieName);
  }
}

/** The use-cases of the settings are given this. */
export function settingsScope({ application: { database, clock, config } }: World) {
  return { database, clock, config, session: null, settle: async () => undefined };
}

/** Domains that a company has proven. */
export async function prove(world: World, company: Company, domains: readonly string[]): Promise<void> {
  const { database, clock } = world.application;
  for (const domain of domains) {
    await database.control.query(
      sql`insert into control.sso_domain (id, tenant_id, domain, token, created_at)
        values (gen_random_uuid(), ${company.tenant.id}, ${domain}, 'x', ${clock.now()})`,
    );
    await markProven(database.control, company.tenant.id, domain, "OPERATOR", clock.now());
  }
}

/** A company whose people sign in at this provider, as somebody has set it up and tried it. */
export async function connect(
  world: World,
  company: Company,
  admin: string,
  provider: Pick<OpenProvider, "issuer">,
  domains: readonly string[],
): Promise<void> {
  await prove(world, company, domains);
  const input = saveConnectionInput.parse({
    ...{ preset: "OIDC", issuer: provider.issuer, clientId: "cairn", secret: "a secret of the client" },
  });
  await company.as(admin, (context) => saveConnection(context, input, settingsScope(world)));
  await switchOn(world, company);
}

/** The same at a provider that speaks SAML. */
export async function connectBySaml(
  world: World,
  company: Company,
  admin: string,
  provider: Pick<SamlProvider, "metadata">,
  strict: { wantsResponseSigned?: boolean; startedThere?: boolean; refusesEnded?: boolean } = {},
): Promise<void> {
  const input = saveSamlInput.parse({ metadata: provider.metadata(), ...strict });
  await company.as(admin, (context) => saveSaml(context, input, settingsScope(world)));
  await switchOn(world, company);
}

/** Acme and globex, where `admin` and `boss` administer, each with a provider and a proven domain of its own. */
export async function connectBothBySaml(
  world: World,
  acme: Company,
  globex: Company,
): Promise<[provider: SamlProvider, others: SamlProvider]> {
  const now = () => world.application.clock.now();
  const [provider, others] = [await openSamlProvider(now), await openSamlProvider(now, "https://other.test/saml")];
  await prove(world, acme, ["acme.test"]);
  await prove(world, globex, ["globex.test"]);
  await connectBySaml(world, acme, "admin", provider);
  await connectBySaml(world, globex, "boss", others);
  return [provider, others];
}

/** By what somebody was last signed out, and who that was, as the audit log says. */
export async function lastSignOut(company: Company): Promise<{ by: string; actor: string } | undefined> {
  const [written] = await company.asProduct(({ rows }) =>
    rows<{ by: string; actor: string }>(
      sql`select detail->>'by' as by, actor_id as actor from {audit_entry}
        where action = 'identity.sign-out' order by id desc limit 1`,
    ),
  );
  return written;
}

async function switchOn({ application: { database, clock } }: World, company: Company): Promise<void> {
  await database.control.query(
    sql`update control.sso_connection set state = 'ON', tested_at = ${clock.now()} where tenant_id = ${company.tenant.id}`,
  );
}
