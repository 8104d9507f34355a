import { createServer, type RequestListener, type Server } from "node:http";

/** What a connection may do before anything of ours sees it. Milliseconds, bytes. */
const limits = {
  /** The headers must have come. */
  headersTimeout: 15_000,
  /** The whole request must have come; forms have shorter times of their own. */
  requestTimeout: 300_000,
  /** How often those two are looked at. */
  connectionsCheckingInterval: 5_000,
  /** Longer than the proxies in front keep theirs, so that none sends into a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
};

/** The HTTP server around what answers, with limits for slow and endless senders. */
export function createLimitedServer(answer: RequestListener): Server {
  const server = createServer(limits, answer);
  server.maxHeadersCount = 100;
  return server;
}
