import { describe, expect, test } from "vitest";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { statementsOf } from "#tenancy/statements-of.ts";
import { writtenSql } from "./statements.ts";

// What holds for every statement, so that a company can lie on a server of its own beside the others (Citus, by schemas).
// Each rule knows an example that breaks it: a rule that finds nothing because it can find nothing is none.
type Rule = { name: string; breaks(text: string): boolean; example: string; fine: string };

const insertsFromTable =
  /\binsert into (?:\{\w+\}|\$) ?\([^()]*\) select\b(?:(?! on conflict ).)*\b(?:from|join) \{\w+\}/;

const rules: Rule[] = [
  {
    name: "values of an insert hold no query: it is asked before",
    breaks: (text) =>
      /\binsert into\b/.test(text) && /\bvalues\b(?:(?! on conflict | returning ).)*\( ?select\b/.test(text),
    example: "insert into {a} (b) values ((select max(b) from {a}))",
    fine: "insert into {a} (b) values ( $ ) on conflict (b) do update set b = (select 1)",
  },
  {
    name: "what is inserted from a company's table comes by `with … as materialized`",
    breaks: (text) => insertsFromTable.test(text) && !text.includes("as materialized"),
    example: "insert into {a} (b) select c.b from jsonb_to_recordset( $ ) as c (b int) join {d} d on d.b = c.b",
    fine: "with c as materialized (select b from {d}) insert into {a} (b) select b from c",
  },
  {
    name: "an update casts no column to a day or a text and adds no interval to one: it compares and adds instants and numbers",
    breaks: (text) =>
      /^update\b/.test(text) &&
      (/\bmake_interval\b/.test(text) ||
        /\b[a-z_]+_(?:at|on) [+-] interval\b/.test(text) ||
        dayOfColumn.test(withoutTexts(text))),
    example: "update {a} set b = 1 where a.seen_at::date < $ ::date",
    fine: "update {a} set b = $ ::date where seen_at < $ ::timestamptz returning seen_at::text",
  },
  {
    name: "ids of transactions are asked in a statement that reads no table",
    breaks: (text) =>
      /\b(?:pg_snapshot_xmin|pg_current_snapshot|pg_current_xact_id|txid_\w+)\b/.test(text) &&
      /\b(?:from|join) \{/.test(text),
    example: "select * from {a} where t < pg_snapshot_xmin(pg_current_snapshot())",
    fine: "select pg_snapshot_xmin(pg_current_snapshot())",
  },
  {
    name: "nothing is announced by a statement that reads a company's table",
    breaks: (text) => /\bpg_notify\b/.test(text) && /\b(?:from|join) \{/.test(text),
    example: "select pg_notify('a', b) from {c}",
    fine: "with n as (insert into {c} (b) values ( $ )) select pg_notify('a', $ )",
  },
];
const dayOfColumn = /\b[a-z_]+::(?:date|text)\b/;
/** Without what is returned, what is a literal, and what a subquery of another table computes. */
function withoutTexts(text: string): string {
  return text.replace(/'[^']*'/g, "$").replace(/\breturning\b.*$/, "");
}

describe("statements in the sources", () => {
  const written = writtenSql();

  test.each(rules)("$name", ({ breaks, example, fine }) => {
    expect([breaks(example), breaks(fine)]).toEqual([true, false]);
    expect(written.filter(({ text }) => breaks(text)).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });

  test("all of them are looked at", () => {
    expect(written.length).toBeGreaterThan(2_000);
  });
});

/** Steps before this one were applied before the rules were there; a step that was applied is not changed. */
const firstStep = 103;

const stepRules = [
  {
    name: "a column is added without a condition: that is a statement of its own",
    breaks: (text: string) => /\badd column\b[^,]*\b(?:check|references|unique|primary key)\b/.test(text),
    example: "alter table {a} add column b int check (b > 0)",
  },
  {
    name: "a constraint is added alone",
    breaks: (text: string) =>
      /^alter table/.test(text) && /\badd constraint\b/.test(text) && /,\s*(?:add|drop|alter) /.test(text),
    example: "alter table {a} add column b int, add constraint c check (b > 0)",
  },
  {
    name: "a company has no trigger and no function",
    breaks: (text: string) => /\bcreate (?:or replace )?(?:trigger|function|procedure)\b/.test(text),
    example: "create function {schema}.a() returns int language sql as 'select 1'",
  },
];

describe("steps of companies", () => {
  test.each(stepRules)("$name", ({ name, breaks, example }) => {
    expect(breaks(example)).toBe(true);
    const from = name.includes("no trigger") ? 0 : firstStep;
    const broken = tenantMigrations
      .filter(({ version }) => version >= from)
      .flatMap(({ version, up, auditUp = "" }) =>
        statementsOf(`${up};${auditUp}`)
          .map((statement) =>
            statement
              .replace(/--[^\n]*/g, "")
              .replace(/\s+/g, " ")
              .trim()
              .toLowerCase(),
          )
          .filter(breaks)
          .map((statement) => `${version}: ${statement}`),
      );
    expect(broken).toEqual([]);
  });
});
