import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { modelKinds, modelsOf } from "./kinds/kinds.ts";
import { row } from "./kinds/row.ts";
import { manifestSchema } from "./manifest.ts";

const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
const lines = readme.split("\n");
const streams = modelKinds.flatMap((kind) => Object.entries(modelsOf(kind)));

test.each(streams)("the README names every field of %s, and which may be missing", (name, model) => {
  const line = lines.find((each) => new RegExp(`\\| \`${name}\` +\\|`).test(each)) ?? "";
  const shape = (model as unknown as z.ZodObject).shape;
  for (const [field, type] of Object.entries(shape)) {
    if (field in row.shape) continue;
    expect(line, field).toContain(`\`${field}${type instanceof z.ZodOptional ? "?" : ""}\``);
  }
});

test("the README names every scheme and every way of paging", () => {
  const json = JSON.stringify(z.toJSONSchema(manifestSchema, { io: "input" }));
  const schemes = [...json.matchAll(/"scheme":\{"type":"string","const":"([^"]+)"/g)].map(([, scheme]) => scheme!);
  expect(new Set(schemes)).toEqual(
    new Set(["none", "bearer", "basic", "api-key", "query-key", "sftp", "ldap", "postgres", "oauth2"]),
  );
  for (const scheme of schemes) expect(readme).toContain(`scheme: "${scheme}"`);
  const contract = readFileSync(new URL("contract.ts", import.meta.url), "utf8");
  const manners = [...contract.matchAll(/\{ by: "(\w+)"/g)].map(([, by]) => by!);
  expect(manners).toHaveLength(5);
  for (const by of manners) expect(readme).toContain(`{ by: "${by}"`);
});
