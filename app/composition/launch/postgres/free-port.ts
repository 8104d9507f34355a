import { createServer, type AddressInfo } from "node:net";

/** The wished port if it is free on loopback, else any free one. */
export async function freePort(wished = 0): Promise<number> {
  return (await listenOnce(wished)) ?? ((await listenOnce(0)) as number);
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });
}
