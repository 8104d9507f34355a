import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createWebServer } from "#app/composition/web/create-web-server.server.ts";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import type { openDoor } from "./door.ts";
import type { Company, World } from "./world.ts";

export type Asked = { method?: string; body?: object; headers?: Record<string, string> };

/** The real server without its pages, asked over HTTP by signed-in people. */
export async function serveApi(world: World) {
  const server = createWebServer(world.application, {
    build: () => Promise.reject(new Error("No pages are served.")),
    mode: "production",
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    root,
    close: () => new Promise((closed) => server.close(closed)),
    /** How one person asks; they must be able to sign in. */
    as: async (door: ReturnType<typeof openDoor>, company: Company, name: string) => {
      const browser = await door.signedIn(company, name);
      return (path: string, { method = "GET", body, headers = { "sec-fetch-site": "same-origin" } }: Asked = {}) =>
        fetch(`${root}/api/v1${path}`, {
          method,
          redirect: "manual",
          headers: {
            cookie: `${sessionCookieName}=${browser.cookie}`,
            ...(body && !Buffer.isBuffer(body) ? { "content-type": "application/json" } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
        });
    },
  };
}
