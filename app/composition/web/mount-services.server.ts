import type { Language } from "#app/platform/i18n/languages.ts";
import type { MountServices } from "#app/platform/http/mount.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { translators } from "../translators.server.ts";
import { sendProblem } from "./problem.server.ts";
import { wordsOf } from "./words-of-refusal.server.ts";

/** What addresses of rooms' own are given. */
export function mountServices(application: Application): MountServices {
  const { config, database, clock, logger, gatherings } = application;
  return {
    config,
    database,
    clock,
    logger,
    gatherings,
    asProduct: (tenant, work) => asProduct(application, tenant, work),
    contextOf: (unit, employeeId, requestId) => contextOf(application, unit, employeeId, { requestId }),
    sendProblem,
    refusalWords: wordsOf,
    words: (language, room) => translators[language as Language].of(room).t,
  };
}
