import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Router, type Request, type Response } from "express";
import { calendarFile } from "#app/platform/calendar/calendar-file.ts";
import { notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { resolveCalendarAddress } from "../queries/resolve-calendar-address.ts";
import { takeUnknownCalendarTry } from "../use-cases/sign-in-throttle.ts";

/** A refusal takes at least so long, whatever it is for: how long it took tells nothing of which companies and addresses there are. */
const refusalLasts = 200;

/**
 * `/calendar/<company>/<secret>.ics`: what calendars read in a person's name. The secret is all there is: no cookie is read
 * or set, and what stands there follows the person's rights.
 */
export const calendarMount: Mount = {
  at: "/calendar/:company",
  serve: (services) => {
    const router = Router({ mergeParams: true });
    router.get("/:secret.ics", (request, response) => void answer(services, request, response));
    router.use((_, response) => services.sendProblem(response, notFound("This address")));
    return router;
  },
};

async function answer(services: MountServices, request: Request, response: Response): Promise<void> {
  const even = wait(refusalLasts);
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Robots-Tag", "noindex");
  try {
    const text = await read(services, request);
    response
      .type("text/calendar; charset=utf-8")
      .setHeader("Content-Disposition", 'inline; filename="cairn.ics"')
      .send(text);
  } catch (error) {
    const refusal = refusalOf(error);
    await even;
    if (!refusal)
      services.logger.error(
        { err: { message: (error as Error).message, stack: (error as Error).stack } },
        "request failed",
      );
    if (refusal?.status === 429) response.setHeader("Retry-After", "900");
    if (refusal) services.sendProblem(response, refusal);
    else response.status(500).type("text/plain").send("Oops! something went wrong!");
  }
}

async function read(services: MountServices, request: Request): Promise<string> {
  const { database, clock, gatherings } = services;
  const address = request.ip ?? "";
  const tenant = await findTenantBySlug(database, String(request.params.company ?? ""));
  const secret = String(request.params.secret ?? "");
  const owner =
    tenant?.status === "ACTIVE" && /^[\w-]{43}$/.test(secret)
      ? await resolveCalendarAddress({ database, clock, address }, tenant, secret)
      : null;
  if (!tenant || !owner) {
    await takeUnknownCalendarTry({ database, clock, address });
    throw notFound("This address");
  }
  return inUnitOfWork(database, tenant, { readOnly: true }, async (unit) => {
    const context = await services.contextOf(unit, owner, randomUUID());
    const origin = `${request.protocol}://${request.headers.host ?? ""}`;
    return calendarFile({
      name: `Cairn · ${context.actor.name}`,
      stamp: clock.now(),
      origin,
      entries: await gatherings.days(context),
    });
  });
}
