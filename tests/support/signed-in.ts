// Journeys are about what people do once they are in: each of the demo people signs in once for all of them.
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type Cookie } from "@playwright/test";

export const demoPassword = "Cairn-demo-1";

const people = ["acme", "globex"].flatMap((company) =>
  ["admin", "manager", "skip", "employee"].map((name) => `${name}@${company}.test`),
);

type SignedIn = Readonly<Record<string, { cookies: Cookie[] }>>;

/** Signs every demo person in at the running product; the journeys find the cookies by CAIRN_E2E_SIGNED_IN. */
export async function signEverybodyIn(url: string): Promise<void> {
  const states: Record<string, { cookies: Cookie[] }> = {};
  for (const email of people) {
    const client = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: new URL(url).origin } });
    const form = { email, password: demoPassword, returnTo: "/app" };
    const answer = await client.post("/login", { form, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`${email} cannot sign in at ${url}: ${answer.status()}.`);
    states[email] = { cookies: (await client.storageState()).cookies };
    await client.dispose();
  }
  const file = join(tmpdir(), `cairn-signed-in-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(states), { mode: 0o600 });
  process.env["CAIRN_E2E_SIGNED_IN"] = file;
}

let known: SignedIn | undefined;

/** The browser's state of one of the demo people. */
export function stateOf(email: string): { cookies: Cookie[] } {
  known ??= JSON.parse(readFileSync(process.env["CAIRN_E2E_SIGNED_IN"]!, "utf8")) as SignedIn;
  const state = known[email];
  if (!state) throw new Error(`${email} is none of the demo people: ${people.join(", ")}.`);
  return state;
}
