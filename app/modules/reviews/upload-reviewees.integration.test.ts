import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readCycle } from "./data/cycle-record.ts";
import { reviewsOfTwoCompanies } from "./testing/review-world.ts";
import { createCycle, createCycleInput } from "./use-cases/create-cycle.ts";
import { uploadReviewees } from "./use-cases/upload-reviewees.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let cycleId: string;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await reviewsOfTwoCompanies(world));
  ({ cycleId } = await acme.as("rae", (context) =>
    createCycle(context, createCycleInput.parse({ name: "Half-year" })),
  ));
});
afterAll(() => world.close());

const file = (...lines: string[]) => new File([lines.join("\n")], "people.csv");
const mailOf = (company: Company, name: string) =>
  company.asProduct(async (context) => {
    const [row] = await context.rows<{ mail: string }>(
      sql`select work_email::text as mail from {employee} where id = ${company.id(name)}`,
    );
    return row!.mail;
  });
const upload = (company: Company, name: string, sent: File) =>
  company
    .as(name, (context) => uploadReviewees(context, { cycleId, file: sent }))
    .catch((error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    });
const settings = () => acme.asProduct(async (context) => (await readCycle(context, cycleId)).settings);

test("people of a file are reviewed besides others; a bad line is told and takes down nobody else", async () => {
  const [asha, lena] = [await mailOf(acme, "asha"), await mailOf(acme, "lena")];
  const first = await upload(acme, "rae", file("email", asha, "nobody@acme.test"));
  expect(first).toMatchObject({ added: 1, known: 0, problems: [{ line: 3, problem: "UNKNOWN" }] });
  expect(await upload(acme, "rae", file("email", asha, lena))).toMatchObject({ added: 1, known: 1, problems: [] });
  const { reviewees } = await settings();
  expect(reviewees).toMatchObject({ everyone: false });
  expect(new Set(reviewees.employeeIds)).toEqual(new Set([acme.id("asha"), acme.id("lena")]));
});

test("a file of nobody changes nothing, and says why", async () => {
  const before = await settings();
  expect(await upload(acme, "rae", file("email", await mailOf(globex, "eve")))).toBe("reviews.nobody-in-file");
  expect(await upload(acme, "rae", new File([], "empty.csv"))).toBe("reviews.file-needed");
  expect(await settings()).toEqual(before);
});

test("nobody but who administers reviews uploads, and nobody into another company's cycle", async () => {
  const before = await settings();
  const sent = file("email", await mailOf(acme, "otto"));
  for (const name of ["asha", "ravi", "skip"])
    expect(await upload(acme, name, sent)).toMatch(/forbidden|not-found|not-allowed/);
  expect(await upload(globex, "eve", sent)).toMatch(/forbidden|not-found|not-allowed/);
  expect(await settings()).toEqual(before);
});

test("what was launched stays as it was", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {review_cycle} set state = 'IN_PROGRESS' where id = ${cycleId}`),
  );
  expect(await upload(acme, "rae", file("email", await mailOf(acme, "otto")))).toBe("reviews.already-launched");
});
