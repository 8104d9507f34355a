import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { disciplinaryPlaces } from "./disciplinary-places.ts";
import { deleteManyDrafts } from "./jobs/many-drafts.ts";
import { noteList, noteListInput } from "./queries/note-list.ts";
import { deleteDrafts, publishDrafts } from "./use-cases/many-drafts.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
});
afterAll(() => world.close());

const statesOf = async (noteIds: readonly string[]) =>
  (
    await acme.asProduct((context) =>
      context.rows<{ state: string }>(
        sql`select state from {disciplinary_note} where id = any(${[...noteIds]}::uuid[]) order by created_at, id`,
      ),
    )
  ).map(({ state }) => state);
const publish = (by: string, noteIds: string[]) => acme.as(by, (context) => publishDrafts(context, { noteIds }));
const remove = (by: string, noteIds: string[]) => acme.as(by, (context) => deleteDrafts(context, { noteIds }));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error),
  );

test("drafts are handed on together, to HR where notes are reviewed; one that is none names its person, and nothing is done", async () => {
  const noteIds = [await notes.draft("ravi"), await notes.draft("ravi")];
  expect(await publish("ravi", noteIds)).toEqual({ published: 0, submitted: 2 });
  expect(await statesOf(noteIds)).toEqual(["IN_REVIEW", "IN_REVIEW"]);
  const [other, submitted] = [await notes.draft("ravi"), noteIds[0]!];
  const refused = await refusal(publish("ravi", [other, submitted]));
  expect(refused).toMatchObject({ code: "disciplinary.refused-of-many" });
  expect(refused!.details.params!["name"]).not.toBe("");
  expect(await statesOf([other])).toEqual(["DRAFT"]);
});

test("drafts are deleted together by their author alone; to others they are not there, and none is named", async () => {
  const noteIds = [await notes.draft("ravi"), await notes.draft("ravi")];
  for (const by of ["asha", "lena"]) {
    const code = await codeOf(remove(by, noteIds));
    expect(["platform.not-found", "platform.forbidden"]).toContain(code);
  }
  expect(await statesOf(noteIds)).toEqual(["DRAFT", "DRAFT"]);
  expect(await remove("ravi", noteIds)).toEqual({ deleted: 2 });
  expect(await statesOf(noteIds)).toEqual([]);
});

test("all drafts of a list are meant by its address: of others, and of another list, none", async () => {
  const noteIds = [await notes.draft("ravi"), await notes.draft("ravi", { severity: "CRITICAL" })];
  const matching = `${disciplinaryPlaces.list("direct-reports", "pending")}?severity=CRITICAL`;
  const removeAll = (by: string, address: string) =>
    acme.as(by, (context) => deleteManyDrafts.intent.run(context, { matching: address }, world.application as never));
  const list = await acme.as("ravi", (context) =>
    noteList(context, "direct-reports", "pending", noteListInput.parse({ severity: "CRITICAL" })),
  );
  expect(list.drafts).toBe(1);
  expect(await codeOf(removeAll("ravi", `${matching}&state=PUBLISHED`))).toBe("platform.nothing-matches");
  expect(await codeOf(removeAll("lena", matching))).toBe("platform.not-found");
  expect(await removeAll("ravi", matching)).toEqual({ deleted: 1 });
  expect(await statesOf(noteIds)).toEqual(["DRAFT"]);
});
