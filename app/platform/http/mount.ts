import type { RequestHandler, Response } from "express";
import type { Config } from "#app/platform/config/config.ts";
import type { Logger } from "#app/platform/config/logger.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";

type Params = AppError["details"]["params"];

/** What the product gives to addresses of a room's own. */
export type MountServices = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly gatherings: Gatherings;
  /** Work of the product itself in one company, in a transaction: it holds every admin right. */
  asProduct<Result>(tenant: Tenant, work: (context: Context) => Promise<Result>): Promise<Result>;
  /** Somebody's own context over an open unit of work. */
  contextOf(unit: UnitOfWork, employeeId: string, requestId?: string): Promise<Context>;
  /** A refusal as a problem by RFC 9457. */
  sendProblem(response: Response, error: AppError, language?: string): void;
  /** What is said of a refusal's code in a language; null where there are no words for it. */
  refusalWords(code: string, params: Params, language: string): string | null;
  /** Words of a room in a language. */
  words(language: string, room: string): (key: string, params?: Readonly<Record<string, unknown>>) => string;
};

/**
 * Addresses of a room's own beside pages and API: what sources, sites and calendars ask. No cookie is read there, and the
 * room lets in by itself whom it knows.
 */
export type Mount = {
  /** With its parameters: `/scim/v2/:company/:installation`. */
  at: string;
  serve: (services: MountServices) => RequestHandler;
};
