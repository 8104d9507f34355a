import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { addressedLogout } from "#app/modules/identity/single-sign-on/testing/saml-logout.ts";
import { openSamlProvider } from "#app/modules/identity/single-sign-on/testing/saml-provider.ts";
import { openCompany, signOut } from "./own-company.ts";

/** A provider that knows one person and asks them nothing: its page posts what it says, from another site than ours. */
async function openProvider(email: string) {
  const server = createServer((request, response) => {
    const leaves = new URL(request.url ?? "", host).pathname === "/saml/slo";
    if (leaves) return void response.writeHead(303, { location: leftBy(new URL(request.url!, host)) }).end();
    const asked = provider.asked(new URL(request.url ?? "", host).href);
    const field = `<input type="hidden" name="SAMLResponse" value="${provider.answer(asked, { nameId: email })}">`;
    const form = `<form method="post" action="${asked.consumer}">${field}</form>`;
    response.setHeader("content-type", "text/html");
    response.end(`${form}<script>document.forms[0].submit()</script>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await openSamlProvider(() => new Date(), `${host}/saml`, `${host}/saml/sso`);
  let left = 0;
  /** Their session there is over: back with a signed answer, to where the company signs out. */
  function leftBy(there: URL): string {
    left += 1;
    const to = `${/<saml:Issuer[^>]*>([^<]*)</.exec(inflated(there))![1]}/slo`;
    return addressedLogout({ issuer: provider.issuer, key: provider.key, to, now: new Date() }, {});
  }
  return { ...provider, timesLeft: () => left, close: () => server.close() };
}

const inflated = (address: URL) =>
  inflateRawSync(Buffer.from(address.searchParams.get("SAMLRequest") ?? "", "base64")).toString("utf8");

test("a company sets SAML up by the screen alone, tries it, and its people sign in by it @phone0", async ({ page }) => {
  const email = await openCompany(page);
  const domain = email.slice(email.indexOf("@") + 1);
  const provider = await openProvider(email);
  // What stands for the record in the net, which nobody can add for a domain of a test.
  const words = ["tenant", "verify-domain", domain.slice(0, domain.indexOf(".")), domain];
  // What built something beside this journey may have left its process in production, where a secret would have to be named.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "test" };
  await promisify(execFile)(process.execPath, ["app/composition/launch/run.mjs", ...words], { env });

  await page.goto("/app/company/settings/platform/single-sign-on");
  await expect(page.getByText("Proven", { exact: true })).toBeVisible();
  await page.getByLabel("Provider", { exact: true }).selectOption("SAML");
  await page.getByRole("button", { name: "Create certificate" }).click();
  await expect(page.getByText(/\/login\/saml\/[\w-]+\/metadata$/)).toBeVisible();
  await page.getByLabel("Metadata file").setInputFiles({
    name: "metadata.xml",
    mimeType: "text/xml",
    buffer: Buffer.from(provider.metadata()),
  });
  await expect(page.getByLabel("Metadata", { exact: true })).toHaveValue(/EntityDescriptor/);
  await page.getByRole("button", { name: "Save provider" }).click();
  await expect(page.getByText("Saved. Single sign-on is off until you test and switch it on.")).toBeVisible();
  await expect(page.getByText(provider.issuer, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Test sign-in" }).click();
  await expect(page.getByText(/Ada.* would come in\./)).toBeVisible();
  await page.getByRole("switch", { name: "People can sign in at the provider" }).check();
  await page.getByRole("switch", { name: "Signing out here also signs out at the provider" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Switched on")).toBeVisible();

  await page.goto("/app");
  await signOut(page);
  await page.getByRole("link", { name: "Sign in with your company account" }).click();
  // Both doors ask for an e-mail address.
  await expect(page.getByRole("heading", { name: "Your company account" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);
  expect(provider.timesLeft()).toBe(0);

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(provider.timesLeft()).toBe(1);
  await page.goto("/app");
  await expect(page).toHaveURL(/\/login/);
  provider.close();
});
