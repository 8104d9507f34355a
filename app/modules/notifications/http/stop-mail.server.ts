import express, { Router } from "express";
import { malformedMessage, messageRouter } from "#app/platform/http/message-router.server.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { notificationPlaces } from "../notification-places.ts";
import { isProof, stopMailPath } from "../mail/stop-address.ts";
import { stopMails } from "../use-cases/choose-mail.ts";

const aRoom = /^[a-z-]{1,40}(?::[a-z-]{1,40})?$/;

/**
 * `POST /stop-mail/<company>/<person>?about=&proof=`: what mail programs send when somebody wants no more mails like this
 * one (RFC 8058). No cookie is read; the proof stands in the mail alone. A mail program that only opens the address leads
 * to where one chooses, and changes nothing: links are opened by scanners too.
 */
export const stopMailMount: Mount = {
  at: `${stopMailPath}/:company`,
  serve: (services) => {
    const router = Router({ mergeParams: true });
    router.get("/:record", (_request, response) => response.redirect(303, notificationPlaces.own));
    router.use(stopRouter(services));
    return router;
  },
};

const stopRouter = (services: MountServices) =>
  messageRouter(services, {
    path: "/:record",
    body: express.text({ limit: "4kb", type: () => true }),
    async take(tenant, request, response) {
      const { about, proof } = request.query as Record<string, unknown>;
      const rooms = typeof about === "string" ? about.split(",") : [];
      const employeeId = String(request.params["record"]);
      if (typeof proof !== "string" || rooms.length > 60 || !rooms.every((room) => aRoom.test(room)))
        throw malformedMessage();
      const stopped = { tenantId: tenant.id, employeeId, rooms };
      if (!isProof(stopped, proof, services.config.appSecrets)) throw malformedMessage();
      await services.asProduct(tenant, (context) => stopMails(context, employeeId, rooms));
      response.status(204).end();
    },
    noteFault: (error) => services.logger.error({ err: { message: error.message } }, "mails could not be stopped"),
  });
