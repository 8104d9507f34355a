import type { Context } from "#app/platform/context/context.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { FileStore } from "#app/platform/files/store/file-store.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Logger } from "#app/platform/config/logger.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";

/** A signed-in browser. Until a company is chosen it has an identity but no membership. */
export type Session = {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly tenantId: string | null;
  readonly employeeId: string | null;
  /** Whom an admin sees the product as: everything is read with that person's rights, and nothing is written. */
  readonly viewingEmployeeId: string | null;
  /** Set where support looks through this person's eyes with the company's consent: when that ends. It may read, never write. */
  readonly supportUntil: string | null;
};

/** A company to be opened by its first person; `resume` where this person began to open it before. */
export type FoundCompanyInput = {
  slug: string;
  name: string;
  language: Language;
  founder: { firstName: string; lastName: string; email: string };
  resume: boolean;
};

/** What one HTTP request carries from the server to loaders and actions. */
export type RequestScope = {
  readonly requestId: string;
  /** For the content security policy; every inline script carries it. */
  readonly nonce: string;
  /** The company named by the host name (`acme.localhost`), if it names one. */
  readonly hostTenant: Tenant | null;
  readonly session: Session | null;
  /** The company this request works for: the session's, where the host does not contradict it. */
  readonly tenant: Tenant | null;
  readonly address: string;
  /** What this browser was given when somebody last came in by it; empty where nobody did. */
  readonly device: string;
  /** Scheme, host and port the browser came by, as it knows them itself. */
  readonly origin: string;
  /** The browser came over TLS, directly or through the proxy in front. */
  readonly secure: boolean;
  readonly userAgent: string;
  readonly language: Language;
  /** Whether this browser was told in which language to speak. */
  readonly languageChosen: boolean;
  /** A room's words in that language, for data that carries words. */
  words(room: string, key: string): string;
  /** Words of rooms in any language, with what fills them; null where a room has none under this key. */
  wordsIn(language: Language): (room: string, key: string, params?: Record<string, string | number>) => string | null;
  readonly colorScheme: ColorScheme;
  readonly clock: Clock;
  readonly database: Database;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly jobs: JobQueue;
  /** Where the bytes of files lie. */
  readonly files: FileStore;
  /** Every room's contributions, for the rooms and the shell that gather. */
  readonly gatherings: Gatherings;
  /** The transaction all loaders of this request share; refuses where nobody is signed in. */
  open(): Promise<Context>;
  /** Whether the company still opens for who is signed in; pages that open it have asked already. */
  stillIn(): Promise<boolean>;
  /**
   * Commits what the action wrote in the company, so that what stands outside its transaction may follow:
   * a crash in between leaves an entry of something that did not come about, never the other way round.
   */
  settle(): Promise<void>;
  /** Undoes what the action wrote; a loader that follows sees the state before it. */
  undo(): Promise<void>;
  /** Opens a company; its walls and tables are the roof's to make. Throws where the address is taken. */
  foundCompany(input: FoundCompanyInput): Promise<{ tenant: Tenant; employeeId: string }>;
  /**
   * Work of the product itself in a company, in a transaction of its own: for doors at which nobody is signed in yet. It
   * holds every right of an admin, so that who asks for it has to know why the company wants it.
   */
  asProduct<Result>(tenant: Tenant, work: (context: Context) => Promise<Result>): Promise<Result>;
  /**
   * Lets this page alone show a frame of what lies below this address; no other page of the company does. False where the
   * browser asks for the page's data alone: what a page may show is said when it is loaded whole.
   */
  allowFrame(source: string): boolean;
  /** Adds a `Set-Cookie` header to the answer, whatever the answer is. */
  setCookie(header: string): void;
};

export type ColorScheme = "light" | "dark" | "auto";

declare module "@remix-run/server-runtime" {
  // The loader context of every route is the request's scope.
  interface AppLoadContext {
    readonly scope: RequestScope;
  }
}
