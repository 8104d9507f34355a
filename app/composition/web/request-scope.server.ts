import { randomBytes, randomUUID } from "node:crypto";
import { parse as parseCookies } from "cookie";
import type { Request as ExpressRequest } from "express";
import { endViewing, findViewing } from "#app/modules/access/index.ts";
import {
  deviceCookieName,
  resolveSession,
  sessionCookieName,
  type ResolvedSession,
} from "#app/modules/identity/index.ts";
import { AppError, isNotSignedIn, notSignedIn } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ColorScheme, RequestScope, Session } from "#app/platform/http/request-scope.ts";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { noteCompany } from "#tenancy/company-at-work.ts";
import { findTenantByDomain, findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { openUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { foundCompany } from "../found-company.ts";
import { translators } from "../translators.server.ts";
import { wordsIn } from "../words-in.ts";
import { languageOfRequest } from "./language-of-request.server.ts";

/** A scope with what only the server may do to it: end its transaction, read the cookies it set. */
export type ServedScope = RequestScope & {
  readonly cookies: readonly string[];
  readonly frames: readonly string[];
  end(outcome: "commit" | "rollback"): Promise<void>;
};

/** What one request may touch. `program` stands for who came in with an access token; a cookie beside it is not looked at. */
export async function createRequestScope(
  application: Application,
  request: ExpressRequest,
  program?: ResolvedSession,
  requestId: string = randomUUID(),
  { remembers = false } = {},
): Promise<ServedScope> {
  const cookies = parseCookies(request.headers.cookie ?? "");
  const hostTenant = await tenantOfHost(application, request.hostname);
  const resolved =
    program ?? (await resolveSession(application, cookies[sessionCookieName], request.ip ?? "", { opens: true }));
  const { session, tenant } = ofHost(resolved, hostTenant);
  const [written, frames]: [string[], string[]] = [[], []];
  const reading = !remembers && (request.method === "GET" || request.method === "HEAD");
  const barred = session?.supportUntil && !reading ? supportReadsOnly() : (resolved?.barred ?? null);
  const language = languageOfRequest(request, cookies);
  // Words made on the server are those of the page around them; a program reads what its person reads.
  const spoken = program ? undefined : language;
  if (request.res) request.res.locals["company"] = tenant?.slug;
  const theirs = tenant ?? hostTenant;
  if (theirs) noteCompany(theirs);
  const transaction = createTransaction(application, { tenant, session, readOnly: reading, requestId, barred, spoken });
  return {
    requestId,
    nonce: randomBytes(16).toString("base64"),
    hostTenant,
    session,
    tenant,
    address: request.ip ?? "",
    device: (cookies[deviceCookieName] ?? "").slice(0, 100),
    origin: `${request.protocol}://${request.headers.host ?? ""}`,
    secure: request.secure,
    userAgent: request.headers["user-agent"] ?? "",
    ...{ language, languageChosen: isLanguage(cookies.cairn_language) },
    words: (room, key) => translators[language].of(room).t(key),
    wordsIn: (other) => wordsIn(other, tenant ?? { settings: {} }),
    colorScheme: toColorScheme(cookies.cairn_color_scheme),
    clock: application.clock,
    database: application.database,
    config: application.config,
    mailer: application.mailer,
    logger: application.logger,
    jobs: application.jobs,
    files: application.files,
    gatherings: application.gatherings,
    open: transaction.open,
    stillIn: () => transaction.open().then(yes, (error: unknown) => !isNotSignedIn(error)),
    settle: () => transaction.end("commit"),
    foundCompany: (input) => foundCompany(application, input),
    asProduct: (of, work) => asProduct(application, of, work),
    undo: () => transaction.end("rollback"),
    allowFrame: (source) => {
      frames.push(source);
      return !request.path.endsWith(".data");
    },
    frames,
    setCookie: (header) => void written.push(header),
    cookies: written,
    end: transaction.end,
  };
}

/** Who is signed in, and where; nobody where the host names another company. */
function ofHost(resolved: ResolvedSession | null, hostTenant: Tenant | null): Pick<ServedScope, "session" | "tenant"> {
  if (!resolved || (hostTenant && resolved.tenant && resolved.tenant.id !== hostTenant.id))
    return { session: null, tenant: null };
  return { session: resolved.session, tenant: resolved.session ? resolved.tenant : null };
}

function toColorScheme(value: string | undefined): ColorScheme {
  return value === "light" || value === "dark" ? value : "auto";
}

/** `acme.localhost` and `acme.cairn.example` name a company; so does a domain it has registered. */
async function tenantOfHost(application: Application, hostName: string): Promise<Tenant | null> {
  if (!hostName || /^[\d.:]+$/.test(hostName) || !hostName.includes(".")) return null;
  const slug = hostName.split(".")[0]!;
  const { database } = application;
  return (await findTenantByDomain(database, hostName)) ?? (await findTenantBySlug(database, slug));
}

type TransactionAsked = {
  tenant: Tenant | null;
  session: Session | null;
  readOnly: boolean;
  requestId: string;
  barred: AppError | null;
  spoken: string | undefined;
};

/** Opened by the first loader that needs it, shared by all, read-only for GET, ended once. */
function createTransaction(
  application: Application,
  { tenant, session, readOnly, requestId, barred, spoken }: TransactionAsked,
) {
  let unit: UnitOfWork | null = null;
  let opened: Promise<Context> | null = null;
  const start = async () => {
    if (!tenant || !session?.employeeId) throw notSignedIn();
    if (barred) throw barred;
    if (session.viewingEmployeeId && !readOnly)
      throw new AppError("platform.viewing-as", 403, "Nothing is changed while seeing the product as somebody else.");
    unit = await openUnitOfWork(application.database, tenant, { readOnly });
    const viewing = session.viewingEmployeeId
      ? await findViewing(unit, session.employeeId, session.viewingEmployeeId, application.clock.now())
      : null;
    if (session.viewingEmployeeId && !viewing) await endViewing(application.database, session.id);
    // Support reads through the eyes of whoever consented, and like an admin in their place nothing between persons.
    const viewedBy = session.supportUntil ? { employeeId: session.employeeId, name: "" } : viewing?.viewedBy;
    const context = await contextOf(application, unit, viewing?.employeeId ?? session.employeeId, {
      requestId,
      viewedBy,
      language: spoken,
    });
    if (context.actor.hasLeft && !viewing) throw notSignedIn();
    return context;
  };
  return {
    open: () => (opened ??= start()),
    end: async (outcome: "commit" | "rollback") => {
      await opened?.catch(() => undefined);
      const ending = unit;
      unit = null;
      opened = null;
      await ending?.[outcome]();
    },
  };
}

const yes = () => true;

function supportReadsOnly(): AppError {
  return new AppError("platform.support-reads-only", 403, "Support may look, and change nothing.");
}
