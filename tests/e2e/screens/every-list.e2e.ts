import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

type Operation = { parameters?: { name: string; in: string; schema?: { enum?: string[] } }[] };

/** Whoever administers may read most, and asks each time; the others by turns. */
const viewers = ["admin@acme.test", "employee@acme.test @turn0", "manager@acme.test @turn1", "skip@acme.test @turn2"];
const recordsTried = 3;

/** The address of a list, and again with each choice that it offers. */
function listsOf(path: string, { parameters = [] }: Operation): string[] {
  const choices = parameters.flatMap(({ name, in: where, schema }) =>
    where === "query" ? (schema?.enum ?? []).map((choice) => `${path}?${name}=${choice}`) : [],
  );
  return [path, ...choices];
}

/** Ids of the first records that an answer names. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/"id":"([\da-f-]{36})"/g)].map(([, id]) => id!);
}

test.describe("every list and record of the API answers about the demo data without a fault", () => {
  test.skip(({ isMobile }) => isMobile === true, "the API knows no screens");

  for (const viewer of viewers)
    test(`for ${viewer}`, async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, viewer.split(" ")[0]!);
      const { request } = page;
      const { paths } = (await (await request.get("/api/v1/openapi.json")).json()) as {
        paths: Record<string, { get?: Operation }>;
      };
      const read = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path: `/api/v1${path}`, get }] : []));
      const faults: string[] = [];
      const named = new Map<string, string[]>();
      let asked = 0;
      const ask = async (address: string) => {
        const answer = await request.get(address);
        asked += 1;
        if (answer.status() >= 500) faults.push(`${answer.status()} ${address}`);
        return answer.text();
      };
      for (const { path, get } of read.filter(({ path }) => !path.includes("{")))
        for (const list of listsOf(path, get))
          named.set(path, [...(named.get(path) ?? []), ...idsIn(await ask(list))].slice(0, recordsTried));
      for (const { path } of read) {
        const [list, name, ...more] = path.split(/\/\{|\}/);
        if (name === undefined || more.length > 1) continue;
        for (const id of named.get(list!) ?? []) await ask(`${list}/${id}${more[0] ?? ""}`);
      }
      expect(asked).toBeGreaterThan(100);
      expect(faults).toEqual([]);
    });
});
