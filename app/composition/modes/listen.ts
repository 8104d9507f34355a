import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import type { Application } from "../application.ts";
import { createLimitedServer } from "../web/listen.server.ts";

/** Listens until the application stops; answers with the port it got. */
export async function listen(application: Application, server: Express, port: number): Promise<number> {
  const listening = createLimitedServer(server).listen(port, application.config.host);
  await once(listening, "listening");
  application.onStop(async () => {
    listening.close();
    listening.closeIdleConnections();
    setTimeout(() => listening.closeAllConnections(), 2_000).unref();
    await once(listening, "close");
  });
  return (listening.address() as AddressInfo).port;
}
