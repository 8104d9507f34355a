import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#app/composition/launch/build.ts";
import { loadTemplate } from "#app/modules/goals/data/template-record.ts";
import { saveAccessTemplate } from "#app/modules/goals/use-cases/save-access-template.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { addresses } from "./access-matrix/addresses.ts";
import { createCast, type Cast } from "./access-matrix/cast.ts";
import { rows } from "./access-matrix/rows.ts";

let cast: Cast;
let product: ServedProduct;

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  cast = await createCast();
  const { version, template } = await cast.acme.asProduct(loadTemplate);
  await cast.acme.as("gwen", (context) =>
    saveAccessTemplate(context, {
      version,
      template: { ...template, configData: { ...template.configData, OBJECTIVE_TYPE: "DISABLED" } },
    }),
  );
  product = await serveProduct(cast.world.database.url);
}, 240_000);

afterAll(async () => {
  await product?.stop();
  await cast?.world.close();
});

const ofGoals = /^\/app\/(?:[a-z-]+\/){0,2}goal\/|^\/api\/v1\/(?:goals?|metrics)\b/;
const headers = { "sec-fetch-site": "same-origin" };

/** The address with a record filled in, as the matrix has it. */
function urlOf(path: string): string {
  const record = rows.find((row) => row.path === path)?.record ?? {};
  return Object.entries(record)
    .reduce(
      (filled, [name, value]) => (name === "query" ? `${filled}?${value}` : filled.replace(`:${name}`, value)),
      path,
    )
    .replaceAll("$employee", cast.employeeIds.own)
    .replaceAll("$goal", cast.goalIds.own)
    .replaceAll("$task", cast.taskIds.own);
}

test.each(["individual", "manager", "custom admin"] as const)(
  "every page, answer and act of goals is refused to the %s whose template says they are not in use",
  async (actor) => {
    const open: string[] = [];
    const knock = async (method: string, url: string, init: RequestInit = {}) => {
      const { status } = await fetch(`${product.url}${url}`, {
        method,
        redirect: "manual",
        ...init,
        headers: { ...headers, ...init.headers, cookie: cast.cookies[actor] },
      });
      if (status !== 403) open.push(`${method} ${url} answers ${status}`);
    };
    const known = (await addresses()).filter(
      ({ path }) => ofGoals.test(path) && !/\/initiatives(\/changes)?$/.test(path),
    );
    expect(known.length).toBeGreaterThan(80);
    for (const { path, reads, intents } of known) {
      const url = urlOf(path);
      const program = path.startsWith("/api/");
      if (reads) await knock("GET", url);
      if (reads && !program) await knock("GET", url.replace(/(?=\?|$)/, ".data"));
      for (const intent of intents) {
        if (program) await knock(intent, url, { headers: { "content-type": "application/json" }, body: "{}" });
        else await knock("POST", url, { body: new URLSearchParams({ intent }) });
      }
    }
    expect(open).toEqual([]);
  },
  240_000,
);

test("whoever shapes the templates opens them all the same", async () => {
  for (const actor of ["goal admin", "platform admin"] as const) {
    for (const url of ["/app/my-data/goal/my-goals", "/app/company/goal/settings", "/api/v1/goals"]) {
      expect(
        (await fetch(`${product.url}${url}`, { headers: { ...headers, cookie: cast.cookies[actor] } })).status,
      ).toBe(200);
    }
  }
});
