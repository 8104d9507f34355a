import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formerCompany } from "#tests/support/former-company.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Scaled = { id: string; answerType: string; options: { id: string; label: string }[] };
type Part = Scaled & { title: string; questions: (Scaled & { text: string })[] };

const scale = (...ids: string[]) => ids.map((id, at) => ({ id, label: `Step ${at + 1}`, score: at + 1 }));
const question = (id: string, text: string, options = scale("1", "2")) => ({
  ...{ id, text, help: "", required: true, comment: "OPTIONAL", weight: 1, when: null },
  ...{ answerType: options.length > 0 ? "DROP_DOWN" : "NONE", options },
});
const part = (id: string, title: string, ...questions: object[]) => ({ ...question(id, "", []), title, questions });

const shared = [
  part("a", "First", question("q", "Kept"), question("r", "Alone", []), question("q", "Second", scale("1", "1", "3"))),
  part("a", "Other", question("q", "Third")),
];

test("of questions, parts and options that shared an id the first keeps it, in templates and running cycles alike", async () => {
  const { inside, migrate } = await formerCompany(world, 150);
  const [person, template, cycle, library] = Array.from({ length: 4 }, () => randomUUID());
  const at = "2026-11-01T10:00:00Z";
  await inside(
    sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
      values (${person}, 'Asha', 'Asha', 'asha@older.test', '2026-01-01', ${at}, ${at})`,
    sql`insert into {review_template} (id, name, elements, created_by, created_at)
      values (${template}, 'Annual', ${JSON.stringify(shared)}::jsonb, ${person}, ${at})`,
    sql`insert into {review_question} (id, question, created_by, created_at)
      values (${library}, ${JSON.stringify(question("", "Words?", []))}::jsonb, ${person}, ${at})`,
    sql`insert into {review_cycle} (id, name, state, settings, period_starts_on, period_ends_on, step, created_by, created_at)
      values (${cycle}, 'Year', 'IN_PROGRESS', '{}', '2026-01-01', '2026-12-31', 'review', ${person}, ${at})`,
    sql`insert into {review_cycle_form} (cycle_id, provider, elements)
      values (${cycle}, 'SELF', ${JSON.stringify(shared)}::jsonb)`,
  );
  await migrate();
  const forms = await inside<{ elements: Part[] }>(
    sql`select elements from {review_template} union all select elements from {review_cycle_form}`,
  );
  expect(forms).toHaveLength(2);
  for (const { elements } of forms) {
    const questions = elements.flatMap((one) => one.questions);
    expect(elements.map(({ title }) => title)).toEqual(["First", "Other"]);
    expect(questions.map(({ text }) => text)).toEqual(["Kept", "Alone", "Second", "Third"]);
    expect([elements[0]!.id, questions[0]!.id, questions[1]!.id]).toEqual(["a", "q", "r"]);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(2);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(4);
    const steps = questions[2]!.options;
    expect(steps.map(({ label }) => label)).toEqual(["Step 1", "Step 2", "Step 3"]);
    expect([steps[0]!.id, steps[2]!.id]).toEqual(["1", "3"]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
    expect(questions.map(({ answerType }) => answerType)).toEqual(["DROP_DOWN", "TEXT", "DROP_DOWN", "DROP_DOWN"]);
  }
  expect(await inside(sql`select question ->> 'answerType' as kind from {review_question}`)).toEqual([
    { kind: "TEXT" },
  ]);
});
