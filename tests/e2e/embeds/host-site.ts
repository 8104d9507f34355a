import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { signAsHost, type HostKey } from "#app/modules/embeds/testing/host-site.ts";
import { signIn, unique } from "../steps.ts";

export const embedding = "/app/company/settings/platform/embedding";

/** A site of somebody else on another origin, with the strictest policy under which widgets must live. */
export class HostSite implements AsyncDisposable {
  readonly name = unique("Intranet");
  readonly address: string;
  /** The page it shows. */
  page = "";
  /** What its pages may do; null where they may do anything. */
  policy: string | null;
  readonly #cairn: string;
  readonly #close: () => Promise<void>;
  #key: HostKey | null = null;

  private constructor(cairn: string, address: string, policy: string, close: () => Promise<void>) {
    this.policy = policy;
    this.#cairn = cairn;
    this.address = address;
    this.#close = close;
  }

  static async open(cairn: string): Promise<HostSite> {
    const strictest = `default-src 'none'; script-src ${cairn}; connect-src 'self' ${cairn}; style-src 'none'; require-trusted-types-for 'script'; trusted-types lit-html`;
    const server = createServer((request, response) => {
      if (request.url !== "/token")
        return void response
          .writeHead(200, {
            "content-type": "text/html; charset=utf-8",
            ...(site.policy === null ? {} : { "content-security-policy": site.policy }),
          })
          .end(site.page);
      site.#token().then(
        (token) => response.end(token),
        () => response.writeHead(401).end(),
      );
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const close = () =>
      new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve())));
    const site = new HostSite(cairn, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, strictest, close);
    return site;
  }

  /** Names the site to the company as its admin does, ticking what else it may; from then on its server signs for employee@acme.test. */
  async nameTo(page: Page, may: readonly string[] = []): Promise<void> {
    await signIn(page, "admin@acme.test");
    await page.goto(embedding);
    await page.getByRole("textbox", { name: "Name" }).fill(this.name);
    await page.getByLabel("Sites").fill(this.address);
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Create key" }) });
    for (const scope of may) await form.getByRole("checkbox", { name: scope }).check();
    await form.getByRole("button", { name: "Create key" }).click();
    const privateKey = await page.getByText("BEGIN PRIVATE KEY").innerText();
    const keyId = await page
      .getByRole("listitem")
      .filter({ hasText: this.name })
      .getByText(/^[0-9a-f-]{36}$/)
      .innerText();
    this.#key = { keyId, privateKey };
  }

  /** A page in this language with these widgets in it. */
  show(language: string, widgets: readonly string[], elements: string): void {
    const scripts = widgets
      .map((name) => `<script type="module" crossorigin src="${this.#cairn}/widgets/v1/${name}.js"></script>`)
      .join("");
    this.page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Intranet</title>${scripts}
<h1>Intranet</h1><cairn-provider cairn="${this.#cairn}" company="acme" token-endpoint="/token">${elements}</cairn-provider></html>`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }

  async #token(): Promise<string> {
    if (!this.#key) throw new Error("Nobody named this site.");
    const scope = ["goals:read", "goals:write", "praise:read", "praise:write"];
    const claims = { org: "acme", sub: "employee@acme.test", origins: [this.address], scope };
    return signAsHost(this.#key, claims, new Date());
  }
}

/** A page beside the first, and everything its browser complains of. */
export async function visit(page: Page, site: HostSite): Promise<{ host: Page; complaints: string[] }> {
  const host = await page.context().newPage();
  const complaints: string[] = [];
  host.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await host.goto(site.address);
  return { host, complaints };
}
