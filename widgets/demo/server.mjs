// A site of somebody else that shows widgets: its pages, and a server that signs for whoever is signed in to it.
// npm run widgets:demo, with CAIRN_KEY_ID and CAIRN_KEY_FILE of a key made under company settings, Embedding.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { importPKCS8, SignJWT } from "jose";
import { build } from "vite";

const here = import.meta.dirname;
const scope = ["goals:read", "goals:write", "praise:read", "praise:write"];

/**
 * Opens the site on a port of its own. `key` is null until an admin has named the site: `site.key = { keyId, privateKey }`.
 * `person` is the work e-mail or employee id of who is signed in to the site.
 */
export async function openDemo({ cairn, company, person, key = null, port = 0 }) {
  const script = await bundleReactPage();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(error.message));
  });
  await new Promise((listening) => server.listen(port, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${server.address().port}`;
  const site = {
    address,
    key,
    person,
    close: () => new Promise((closed) => (server.closeAllConnections(), server.close(closed))),
  };

  async function answer({ method, url }, response) {
    if (url === "/token")
      return void response.writeHead(200, { "content-type": "text/plain" }).end(await token(method));
    if (url === "/react-page.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    const page = url === "/react" ? "react.html" : "plain.html";
    const text = readFileSync(join(here, "pages", page), "utf8")
      .replaceAll("{{cairn}}", cairn)
      .replaceAll("{{company}}", company);
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policyOf(page) })
      .end(text);
  }

  /** In a real site: ask first who is signed in, and sign for nobody else. */
  async function token(method) {
    if (method !== "POST" || !site.key) throw new Error("No key yet.");
    return new SignJWT({ org: company, origins: [address], scope, sub_kind: "email" })
      .setProtectedHeader({ alg: "EdDSA", kid: site.key.keyId })
      .setSubject(site.person)
      .setAudience("cairn-embed")
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(await importPKCS8(site.key.privateKey, "EdDSA"));
  }

  /** The strictest under which widgets live; a page with a framework of its own needs its own scripts besides. */
  function policyOf(page) {
    const scripts = page === "react.html" ? "'self'" : cairn;
    return `default-src 'none'; script-src ${scripts}; connect-src 'self' ${cairn}; require-trusted-types-for 'script'; trusted-types lit-html`;
  }
  return site;
}

async function bundleReactPage() {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "chrome123", rollupOptions: { input: join(here, "react-page.tsx") } },
  });
  return output.find(({ type }) => type === "chunk").code;
}

if (process.argv[1] === import.meta.filename) {
  const { CAIRN = "http://localhost:4000", CAIRN_COMPANY = "acme", CAIRN_PERSON = "employee@acme.test" } = process.env;
  const { CAIRN_KEY_ID, CAIRN_KEY_FILE, PORT = "4400" } = process.env;
  const key =
    CAIRN_KEY_ID && CAIRN_KEY_FILE
      ? { keyId: CAIRN_KEY_ID, privateKey: readFileSync(resolve(CAIRN_KEY_FILE), "utf8") }
      : null;
  const site = await openDemo({ cairn: CAIRN, company: CAIRN_COMPANY, person: CAIRN_PERSON, key, port: Number(PORT) });
  console.log(`The site stands at ${site.address}, and with React at ${site.address}/react.`);
  if (!key)
    console.log(`Make a key for ${site.address} in Cairn, and start again with CAIRN_KEY_ID and CAIRN_KEY_FILE.`);
}
