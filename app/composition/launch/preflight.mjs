// What can be refused before anything is installed or made.
import { createServer } from "node:net";
import { LaunchError } from "./launch-error.mjs";

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

/** Throws one clear line when this machine cannot run the product. */
export function checkPlatform() {
  const here = `${process.platform}-${process.arch}`;
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new LaunchError(`Node ${process.versions.node} is too old; Node 20 or newer is needed.`);
  }
  if (!platforms.includes(here)) {
    throw new LaunchError(`${here} is not supported; supported are ${platforms.join(", ")}.`);
  }
}

/** Checks PORT and DATABASE_URL for the commands that use them. */
export async function checkSettings(command) {
  if (["start", "dev", "tenant"].includes(command) && process.env.DATABASE_URL)
    checkDatabaseUrl(process.env.DATABASE_URL);
  if (["start", "dev"].includes(command)) await checkPort(process.env.PORT || "3000");
}

function checkDatabaseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const good = url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1;
  if (!good)
    throw new LaunchError("DATABASE_URL is malformed; it looks like postgres://user:password@host:5432/database.");
}

async function checkPort(text) {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65535) {
    throw new LaunchError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
  }
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    const code = await tryListen(Number(text), host);
    if (code === "EADDRINUSE") throw new LaunchError(`Port ${text} is taken by another program; free it or set PORT.`);
    if (code === "EACCES")
      throw new LaunchError(`Port ${text} is not allowed for this user; set PORT to one above 1023.`);
  }
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (failure) => resolve(failure.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
