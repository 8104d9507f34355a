import { randomUUID } from "node:crypto";
import { Router, urlencoded, type ErrorRequestHandler, type Request, type Response } from "express";
import { z } from "zod";
import { notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { findTenantById } from "#tenancy/register.ts";
import { addressedMessage, postedMessage, type LogoutMessage } from "../single-sign-on/saml/logout-message.ts";
import { ourAddresses } from "../single-sign-on/saml/addresses.ts";
import { openKey } from "../single-sign-on/saml/company-key.ts";
import { ourMetadata } from "../single-sign-on/saml/saml-provider.ts";
import { receiveAnswer } from "../single-sign-on/use-cases/receive-answer.ts";
import { refusedAddress } from "../single-sign-on/use-cases/refused-address.ts";
import { receiveLogout } from "../single-sign-on/use-cases/receive-logout.ts";
import { takeProviderTry } from "../use-cases/sign-in-throttle.ts";

/** An answer with everything around it. */
const largest = 600 * 1024;

const postedInput = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().max(2_000).catch("") });

const logoutInput = z.object({
  SAMLRequest: z.string().min(1).optional(),
  SAMLResponse: z.string().min(1).optional(),
  RelayState: z.string().optional(),
});

/**
 * `/login/saml/<company>`: what a company says of itself to its provider, and where that provider has people's browsers bring
 * its answers, and what it says of signing out. It comes from another site, so that no cookie is read.
 */
export const samlMount: Mount = {
  at: "/login/saml/:company",
  serve: (services) => {
    const router = Router({ mergeParams: true });
    router.get("/metadata", (request, response) => void settle(services, response, describe(services, request)));
    const form = urlencoded({ extended: false, limit: largest, parameterLimit: 20 });
    router.post(
      "/acs",
      form,
      (request, response) => void settle(services, response, receive(services, request, response)),
    );
    router.get("/slo", (request, response) => {
      const [, search = ""] = request.originalUrl.split(/\?(.*)/s);
      void settle(
        services,
        response,
        signOut(services, request, () => addressedMessage(search)),
      );
    });
    router.post("/slo", form, (request, response) => {
      const fields = logoutInput.safeParse(request.body).data ?? {};
      void settle(
        services,
        response,
        signOut(services, request, () => postedMessage(fields)),
      );
    });
    router.use((_, response) => services.sendProblem(response, notFound("This address")));
    router.use(malformed);
    return router;
  },
};

/** The company's id; what is none is no company's. */
const companyOf = (request: Request) => z.uuid().catch("").parse(request.params.company);

/** What cannot be read as a form at all. */
const malformed: ErrorRequestHandler = (_error, _request, response, _next) => {
  response.setHeader("Cache-Control", "no-store").redirect(303, refusedAddress("sso-refused"));
};

async function describe(services: MountServices, request: Request): Promise<(response: Response) => void> {
  const tenant = await findTenantById(services.database, companyOf(request));
  const key = tenant?.status === "ACTIVE" ? await openKey(services, tenant.id) : null;
  if (!tenant || !key) throw notFound("This address");
  const text = ourMetadata(ourAddresses(services.config, tenant.id), key);
  return (response) =>
    response
      .type("application/samlmetadata+xml; charset=utf-8")
      .setHeader("Content-Disposition", 'inline; filename="cairn-metadata.xml"')
      .send(text);
}

async function receive(services: MountServices, request: Request, response: Response) {
  const { database, clock, config } = services;
  const cookies: string[] = [];
  const scope = {
    ...{ database, clock, config, address: request.ip ?? "", secure: request.secure, requestId: randomUUID() },
    setCookie: (header: string) => void cookies.push(header),
  };
  let next: string;
  try {
    await takeProviderTry(scope);
    const posted = postedInput.safeParse(request.body);
    next = posted.success
      ? await receiveAnswer(scope, companyOf(request), {
          answer: posted.data.SAMLResponse,
          relayState: posted.data.RelayState,
        })
      : refusedAddress("sso-refused");
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    next = refusedAddress(refusal.code);
  }
  for (const cookie of cookies) response.append("Set-Cookie", cookie);
  return (answered: Response) => answered.redirect(303, next);
}

async function signOut(services: MountServices, request: Request, carry: () => LogoutMessage) {
  const { database, clock, config } = services;
  let next: string;
  try {
    await takeProviderTry({ database, clock, address: request.ip ?? "" });
    const scope = { database, clock, config, requestId: randomUUID() };
    next = await receiveLogout(scope, companyOf(request), carry);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    next = refusedAddress(refusal.code);
  }
  return (answered: Response) => answered.redirect(303, next);
}

async function settle(
  services: MountServices,
  response: Response,
  work: Promise<(response: Response) => void>,
): Promise<void> {
  response.setHeader("Cache-Control", "no-store");
  try {
    (await work)(response);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return services.sendProblem(response, refusal);
    const { message, stack } = error as Error;
    services.logger.error({ err: { message, stack } }, "request failed");
    response.status(500).type("text/plain").send("Oops! something went wrong!");
  }
}
