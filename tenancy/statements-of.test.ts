import { expect, test } from "vitest";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { statementsOf } from "./statements-of.ts";

test("a script falls apart at its semicolons alone", () => {
  expect(
    statementsOf(
      `create table a (b text default ';'); -- a; b\ninsert into a values ('it''s; so');;\n update "x;y" set z = $$;$$`,
    ),
  ).toEqual([
    "create table a (b text default ';')",
    "-- a; b\ninsert into a values ('it''s; so')",
    `update "x;y" set z = $$;$$`,
  ]);
  expect(statementsOf(" ;\n-- nothing; at all\n;/* nor; here */")).toEqual([]);
  expect(statementsOf("select 1 - 2 / 3")).toEqual(["select 1 - 2 / 3"]);
});

test("every step of companies falls into statements that begin as statements do", () => {
  const first =
    /^(?:--[^\n]*\n\s*)*(create|alter|drop|insert|update|delete|with|do|comment|set|lock|select|truncate)\b/i;
  const odd = tenantMigrations.flatMap(({ version, up, auditUp = "" }) =>
    statementsOf(`${up};${auditUp}`)
      .filter((statement) => !first.test(statement))
      .map((statement) => [version, statement]),
  );
  expect(odd).toEqual([]);
});
