import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { commentThread, deleteComment } from "#app/modules/comments/index.ts";
import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { competencyPanel, panelInput } from "./queries/competency-panel.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";
import { archiveCompetency } from "./use-cases/save-competency.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let develop: DevelopWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, develop } = await developmentOfTwoCompanies(world));
});
afterAll(() => world.close());

const say = (who: string, record: string, body: string, company = acme) =>
  company.as(who, (context) => commentOn(context, "Competency", record, body));
const panel = (who: string, competencyId: string) =>
  acme.as(who, (context) => competencyPanel(context, panelInput.parse({ competencyId })), { readOnly: true });
const told = async () => {
  await relayOutbox(world.application, acme.tenant);
  const rows = await acme.asProduct((context) =>
    context.rows<{ name: string; kind: string; link: string }>(
      sql`delete from {notification} n using {employee} e
        where e.id = n.recipient_id returning e.display_name as name, n.kind, n.link`,
    ),
  );
  return rows.filter(({ link }) => link.includes("COMPETENCY")).map(({ name, kind }) => `${name} ${kind}`);
};

test("colleagues talk about a competency; who worded it and who took part are told, and nobody of their own words", async () => {
  const competencyId = await develop.competency("Negotiating");
  const [author] = await acme.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select e.display_name as name from {competency_version} v join {employee} e on e.id = v.created_by
        where v.competency_id = ${competencyId}`,
    ),
  );
  await told();
  await say("otto", competencyId, "Does this hold for purchasing too?");
  expect(await told()).toEqual([`${author!.name} comments:commented`]);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  await say("asha", competencyId, "It does.");
  expect((await told()).toSorted()).toEqual(
    [`${author!.name} comments:commented`, "otto comments:commented"].toSorted(),
  );
  expect((await panel("lena", competencyId)).thread).toMatchObject({
    mayComment: true,
    comments: [{ body: "Does this hold for purchasing too?" }, { body: "It does." }],
  });
});

test("it is read by everybody of the company alone, and added to while the competency is in use", async () => {
  const competencyId = await develop.competency("Listening");
  const { commentId } = await say("otto", competencyId, "By asking back.");
  expect(await refusalOf(say("eve", competencyId, "From outside", globex))).toMatchObject({ status: 404 });
  expect(await refusalOf(acme.as("asha", (context) => deleteComment(context, { commentId })))).toMatchObject({
    status: 403,
  });
  const admin = develop.admin;
  await acme.as(admin, (context) => archiveCompetency(context, { competencyId, archived: true }));
  expect(await refusalOf(say("otto", competencyId, "Once more"))).toMatchObject({ status: 403 });
  expect((await panel("lena", competencyId)).thread).toMatchObject({
    mayComment: false,
    comments: [{ body: "By asking back." }],
  });
  await acme.as(admin, (context) => deleteComment(context, { commentId }));
  const thread = await acme.as(
    "lena",
    (context) => commentThread(context, { about: "Competency", record: competencyId }),
    { readOnly: true },
  );
  expect(thread.comments).toEqual([]);
});
