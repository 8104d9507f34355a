import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { serveApi } from "#tests/support/served-api.ts";

/** A request as the provider's documentation has it, with what of the answer it goes by. `{user}` is what a step before kept. */
type Step = {
  does: string;
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: object;
  status: number;
  shape?: object;
  lacks?: string[];
  keeps?: string;
};

let api: Awaited<ReturnType<typeof serveApi>>;
let opened: Awaited<ReturnType<typeof IntegrationWorld.create>>;
let root: string;
let token: string;

beforeAll(async () => {
  opened = await IntegrationWorld.create();
  api = await serveApi(opened.world);
  const id = await opened.acme.connect("scim", {});
  const made = await opened.acme.as((context) =>
    makeHookKey(context, { installationId: id }, opened.world.application),
  );
  token = made.key;
  root = `${api.root}/scim/v2/${opened.acme.company.tenant.slug}/${id}`;
});
afterAll(async () => {
  await api.close();
  await opened.world.close();
});

describe.each(["okta", "entra"])("the requests of %s", (provider) => {
  const steps = JSON.parse(readFileSync(join(import.meta.dirname, "scim-runs", `${provider}.json`), "utf8")) as Step[];
  const kept = new Map<string, string>();
  const filled = <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value).replace(/\{(\w+)\}/g, (_, name: string) => kept.get(name) ?? `{${name}}`),
    ) as Value;

  test.each(steps.map((step) => [step.does, step] as const))("%s", async (_, asked) => {
    const { method, path, query, body, status, shape, lacks = [], keeps } = filled(asked);
    const answer = await fetch(`${root}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/scim+json" }) },
    });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.any(String)]);
    if (status === 204) return expect(text).toBe("");
    expect(answer.headers.get("content-type")).toMatch(/^application\/(scim\+)?json/);
    const said = JSON.parse(text) as Record<string, unknown>;
    if (shape) expect(said).toMatchObject(shape);
    for (const name of lacks) expect(said).not.toHaveProperty([name]);
    if (!keeps) return;
    expect(answer.headers.get("location")).toBe((said["meta"] as { location: string }).location);
    kept.set(keeps, String(said["id"]));
  });
});
