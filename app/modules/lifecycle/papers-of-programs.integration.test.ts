import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { loadSharp } from "#app/platform/files/load-sharp.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { paperEndpoints } from "./api/paper-endpoints.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";

let world: World;
let acme: LifecycleWorld;

/** Acme, where Tara administers people, and Asha, Lena and Otto are colleagues. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
});
afterAll(() => world.close());

test("programs hand in files and open them with the rights of whose token it is, and send a portrait with details", async () => {
  const withDetails = await acme.template("LEAVE", [
    { doer: "PERSON", offset: 0, kind: "FILE", title: "Passport" },
    { doer: "PERSON", offset: 0, kind: "DETAILS", title: "About you" },
  ]);
  const mine = await acme.start("otto", { moment: "LEAVE", onDay: "2026-12-07", templateId: withDetails });
  const [asked, about] = (await acme.journey("otto", mine)).steps;
  const run = (path: string, by: string, said: object) => {
    const one = paperEndpoints.find((endpoint) => endpoint.path === path)!;
    return acme.company.as(by, (context) => one.run(context, one.input.parse(said), {} as never, {} as never));
  };
  const sent = { stepId: asked!.id, fileName: "passport.txt", file: Buffer.from("Number 7").toString("base64") };
  const files = "/journey-steps/:stepId/files";
  expect((await refusalOf(run(files, "tara", sent))).code).toBe("lifecycle.not-yours");
  expect((await refusalOf(run(files, "lena", sent))).status).toBe(404);
  await run(files, "otto", sent);
  const fileId = (await acme.journey("otto", mine)).steps[0]!.files[0]!.id;
  const open = (by: string, stepId = asked!.id) => run(`${files}/:fileId`, by, { stepId, fileId });
  const answer = { fileName: "passport.txt", contentType: "text/plain; charset=utf-8", base64: sent.file };
  expect([await open("otto"), await open("tara")]).toEqual([answer, answer]);
  for (const by of ["asha", "lena"]) expect((await refusalOf(open(by))).status).toBe(404);
  expect((await refusalOf(open("otto", about!.id))).status).toBe(404);
  const portrait = (await squareOf("#2f7f86")).toString("base64");
  await run("/journey-steps/:stepId/details", "otto", { stepId: about!.id, photo: portrait });
  const [otto] = await acme.company.asProduct((context) =>
    context.rows<{ there: boolean }>(
      sql`select photo_key is not null as there from {employee} where id = ${acme.company.id("otto")}`,
    ),
  );
  expect(otto).toEqual({ there: true });
});

const squareOf = async (background: string) =>
  (await loadSharp())({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
