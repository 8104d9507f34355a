import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { OurAddresses } from "../saml/addresses.ts";
import type { KeyAndCertificate } from "../saml/make-certificate.ts";

const pages = "/usr/share/simplesamlphp/www";

/** Debian's `simplesamlphp` and `php-cli`. */
export const hasSimpleSamlPhp = existsSync(pages) && existsSync("/usr/bin/php");

export type KnownThere = { name: string; password: string; email: string };
type Options = {
  ours: OurAddresses;
  ourCertificate: string;
  key: KeyAndCertificate;
  people: readonly KnownThere[];
  encrypts: boolean;
};

/** A SimpleSAMLphp on this machine that knows these people, takes signed requests of ours alone, and signs for real. */
export async function startSimpleSamlPhp(options: Options) {
  const home = mkdtempSync(join(tmpdir(), "cairn-simplesamlphp-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  writeSettings(home, origin, options);
  const server = spawn("/usr/bin/php", ["-S", `127.0.0.1:${port}`, "-t", pages], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: join(home, "config") },
    stdio: "ignore",
  });
  const metadata = await untilServed(`${origin}/saml2/idp/metadata.php`);
  return {
    metadata: () => metadata,
    signIn: (address: string, who: KnownThere) => signInAt(origin, address, who),
    close: () => {
      server.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function writeSettings(home: string, origin: string, { ours, ourCertificate, key, people, encrypts }: Options): void {
  for (const folder of ["config", "metadata", "cert", "log", "tmp", "sessions"]) mkdirSync(join(home, folder));
  const write = (path: string, variable: string, value: unknown, index = "") =>
    writeFileSync(
      join(home, path),
      `<?php\n$${variable}${index} = json_decode(${quoted(JSON.stringify(value))}, true);\n`,
    );
  writeFileSync(join(home, "cert", "idp.pem"), key.privateKey);
  writeFileSync(join(home, "cert", "idp.crt"), key.certificate);
  write("config/config.php", "config", {
    ...{ baseurlpath: `${origin}/`, certdir: join(home, "cert/"), metadatadir: join(home, "metadata/") },
    ...{ loggingdir: join(home, "log/"), tempdir: join(home, "tmp"), "logging.handler": "file", "logging.level": 7 },
    ...{ secretsalt: "of this test alone", "enable.saml20-idp": true, "session.cookie.secure": false },
    ...{ "session.cookie.samesite": null, "session.phpsession.savepath": join(home, "sessions"), timezone: "UTC" },
    ...{ "module.enable": { exampleauth: true, core: true, saml: true }, "store.type": "phpsession" },
    ...{ "trusted.url.domains": null, "session.phpsession.httponly": true, "language.default": "en" },
  });
  const known = people.map(({ name, password, email }) => [`${name}:${password}`, { uid: [name], email: [email] }]);
  // The source itself stands under 0, beside whom it knows.
  write("config/authsources.php", "config", { people: { 0: "exampleauth:UserPass", ...Object.fromEntries(known) } });
  const emailAddress = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
  write(
    "metadata/saml20-idp-hosted.php",
    "metadata",
    {
      ...{ host: "__DEFAULT__", privatekey: "idp.pem", certificate: "idp.crt", auth: "people" },
      ...{ "signature.algorithm": "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", NameIDFormat: emailAddress },
      authproc: { 3: { class: "saml:AttributeNameID", attribute: "email", Format: emailAddress } },
    },
    `[${quoted(`${origin}/saml2/idp/metadata.php`)}]`,
  );
  write(
    "metadata/saml20-sp-remote.php",
    "metadata",
    {
      ...{ AssertionConsumerService: ours.consumer, SingleLogoutService: ours.signOut, NameIDFormat: emailAddress },
      ...{ "validate.authnrequest": true, certData: bare(ourCertificate), "assertion.encryption": encrypts },
      sharedkey_algorithm: "http://www.w3.org/2009/xmlenc11#aes256-gcm",
    },
    `[${quoted(ours.entityId)}]`,
  );
}

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, "");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilServed(address: string): Promise<string> {
  for (let left = 100; ; left -= 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    if (left === 0) throw new Error(`SimpleSAMLphp answers ${answer?.status}: ${await answer?.text()}`);
    await wait(100);
  }
}

/** As a browser does it: the request, the form of the provider, and what its last page would post to us. */
async function signInAt(origin: string, address: string, { name, password }: KnownThere): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (to: string, init: RequestInit = {}): Promise<{ url: string; page: string }> => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const answer = await fetch(to, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const header of answer.headers.getSetCookie()) {
      const [key = "", value = ""] = header.split(";")[0]!.split(/=(.*)/s);
      cookies.set(key, value);
    }
    const next = answer.headers.get("location");
    return next ? ask(new URL(next, to).href) : { url: to, page: await answer.text() };
  };
  const { url } = await ask(address);
  const authState = new URL(url).searchParams.get("AuthState");
  if (!authState) throw new Error(`SimpleSAMLphp did not ask who one is, at ${url.slice(origin.length, 200)}`);
  const body = new URLSearchParams({ username: name, password, AuthState: authState });
  const { page } = await ask(url, { method: "POST", body });
  const answer = /name="SAMLResponse" value="([^"]+)"/.exec(page)?.[1];
  if (!answer) throw new Error(`SimpleSAMLphp let nobody in: ${page.replaceAll(/<[^>]+>|\s+/g, " ").slice(0, 300)}`);
  return answer;
}
