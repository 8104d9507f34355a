// B1: a minimal Remix application behind Express, as its template serves it.
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import { benchFolder } from "../places.ts";

const application = express();
application.disable("x-powered-by");
application.use(
  "/assets",
  express.static(join(benchFolder, "b1", "client", "assets"), { immutable: true, maxAge: "1y" }),
);
application.all("*", createRequestHandler({ build: await import(join(benchFolder, "b1", "server", "index.js")) }));
const server = application.listen(0, "127.0.0.1", () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));
