import { Router } from "express";
import type { Application } from "../application.ts";
import { metricsText } from "./metrics.server.ts";
import { sql } from "#tenancy/sql.ts";

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. `/metrics`: Prometheus. */
export function health(application: Application): Router {
  const router = Router();
  router.get("/healthz", (_, response) => void response.type("text/plain").send("ok"));
  router.get("/readyz", async (_, response) => {
    const ready = await application.database.control.query(sql`select 1 from control.tenant limit 1`).then(
      () => true,
      () => false,
    );
    response
      .status(ready ? 200 : 503)
      .type("text/plain")
      .send(ready ? "ready" : "database not reachable");
  });
  router.get("/metrics", async (request, response) => {
    // Figures of the whole installation are for the operator's own machines.
    if (!isLoopback(request.ip)) return void response.status(404).end();
    const text = await metricsText().catch(() => null);
    if (text === null) return void response.status(500).type("text/plain").send("The figures could not be read.");
    response.type("text/plain; version=0.0.4").send(text);
  });
  return router;
}

function isLoopback(address: string | undefined): boolean {
  return address === "::1" || Boolean(address?.replace("::ffff:", "").startsWith("127."));
}
