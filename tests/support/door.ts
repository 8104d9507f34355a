import type { Request as ExpressRequest } from "express";
import { parse as parseCookies } from "cookie";
import { createRequestScope, type ServedScope } from "#app/composition/web/request-scope.server.ts";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import {
  deviceCookieName,
  hashPassword,
  registerLoginIdentity,
  sessionCookieName,
} from "#app/modules/identity/index.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import { createMailer } from "#app/platform/mail/create-mailer.ts";
import type { Company, World } from "./world.ts";
import { sql } from "#tenancy/sql.ts";

export const knownPassword = "Kiesel am Bach 7";

/** The doors of a world: browsers come to it, queued work is done at once, mails lie in the mailbox. */
export function openDoor(world: World) {
  // What is queued within a transaction is worked on beside it, or it would wait for a connection that the other holds.
  const beside: Promise<void>[] = [];
  const jobs: JobQueue = {
    enqueue: async (job, payload, { within } = {}) => {
      const handler = jobHandlers(application).find((one) => one.job.id === job.id);
      if (!handler) throw new Error(`Nobody works on ${job.id}.`);
      const working = handler.load().then((work) => work(payload));
      if (within) beside.push(working);
      else await working;
    },
  };
  const application = {
    ...world.application,
    jobs: { ...world.application.jobs, ...jobs },
    mailer: createMailer(jobs, world.application.config),
  };
  const mails = async (to: string) => {
    await Promise.all(beside.splice(0));
    return (
      await world.application.database.control.query<{ body_text: string }>(
        sql`select body_text from control.mailbox_message where recipient = ${to} order by sent_at, id`,
      )
    ).rows.map((row) => row.body_text);
  };
  const browser = (options?: BrowserOptions) => new Browser(application, options);
  return {
    browser,
    /** The browser of somebody who was let in, once they have signed in. */
    signedIn: async (company: Company, name: string) => {
      const own = browser();
      await own.visit((scope) => signIn(scope, { email: emailOf(company, name), password: knownPassword }));
      return own;
    },
    mails,
    /** The token of the newest mail to an address. */
    token: async (to: string) => tokenIn((await mails(to)).at(-1) ?? ""),
    /** Lets people of a company sign in with the known password. */
    letIn: async (company: Company, ...names: string[]) => {
      const passwordHash = await hashPassword(knownPassword);
      await registerLoginIdentity(
        world.application,
        names.map((name) => ({
          email: emailOf(company, name),
          tenantId: company.tenant.id,
          employeeId: company.id(name),
          passwordHash,
        })),
      );
    },
  };
}

export const emailOf = (company: Company, name: string) => `${name}@${company.tenant.slug}.test`;

function tokenIn(text: string): string {
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error("There is no link in the mail.");
  return token;
}

export type BrowserOptions = { host?: string; address?: string; cookie?: string };

/** Keeps the session cookie between requests, as a browser does. */
export class Browser {
  cookie: string | undefined;
  device = "";
  /** What this browser was told to speak; empty is English. */
  language = "";
  private readonly application: Parameters<typeof createRequestScope>[0];
  private readonly host: string;
  private readonly address: string;

  constructor(
    application: Parameters<typeof createRequestScope>[0],
    { host = "localhost", address = "198.51.100.7", cookie }: BrowserOptions = {},
  ) {
    this.application = application;
    this.host = host;
    this.address = address;
    this.cookie = cookie;
  }

  /** One request; what it set as the session cookie is kept. */
  async visit<Result>(work: (scope: ServedScope) => Promise<Result>, method = "POST"): Promise<Result> {
    const scope = await createRequestScope(this.application, {
      headers: {
        cookie: [
          this.cookie ? `${sessionCookieName}=${this.cookie}` : "",
          this.device ? `${deviceCookieName}=${this.device}` : "",
          this.language ? `cairn_language=${this.language}` : "",
        ]
          .filter(Boolean)
          .join("; "),
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
      },
      hostname: this.host,
      ip: this.address,
      secure: false,
      method,
    } as ExpressRequest);
    try {
      return await work(scope);
    } finally {
      await scope.end("commit");
      for (const header of scope.cookies) {
        this.cookie = parseCookies(header)[sessionCookieName] ?? this.cookie;
        this.device = parseCookies(header)[deviceCookieName] ?? this.device;
      }
    }
  }

  /** Who the server takes this browser for. */
  async whoAmI(): Promise<string | null> {
    return this.visit(async ({ session }) => session?.employeeId ?? null);
  }
}
