import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedGif } from "#app/modules/feed/data/entities.ts";
import { feedEvents } from "#app/modules/feed/events.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recordWrites } from "./record-writes.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("hira").admin("PLATFORM_ADMIN").employee("asha").build();
});
afterAll(() => world.close());

const { stays: _, ...changed } = feedEvents["feed.gif-changed"];
/** The event as if somebody heard it. */
const quietGifs = {
  ...{ room: "feed", kind: "FeedGif", entity: FeedGif, history: ["name"] as const },
  facts: () => ({ kind: "Feed" }) as const,
};
const gifs = recordWrites({ ...quietGifs, events: { "feed.gif-changed": changed } });
const tells = (gifId: string, change: "ADDED" | "DELETED") =>
  ({ event: "feed.gif-changed", payload: { gifId, change }, action: "change-gif" }) as const;

async function made(): Promise<string> {
  return acme.as("hira", async (context) => {
    const id = context.newId();
    const values = { id, name: "Wave", source: "ours", createdBy: acme.id("hira"), createdAt: context.clock.now() };
    await gifs.create(context, { of: { kind: "Feed" }, may: "moderate", values, tells: tells(id, "ADDED") });
    return id;
  });
}

const rename = (id: string, by: string, how: { silent?: boolean; anonymous?: boolean; version?: number } = {}) =>
  acme.as(by, (context) =>
    gifs.change(context, {
      where: { id },
      may: "moderate",
      change: (gif) => void (gif.name = `${gif.name}!`),
      tells: tells(id, "ADDED"),
      ...how,
    }),
  );

/** What is written of a record: who announced it, who did it by the audit log, and what its history holds. */
function written(id: string) {
  return acme.asProduct(async (context) => ({
    name: (await context.rows<{ name: string }>(sql`select name from {feed_gif} where id = ${id}`))[0]?.name,
    events: await context.rows(sql`select actor_id as by from {outbox} where payload->>'gifId' = ${id} order by id`),
    audit: await context.rows(
      sql`select actor_id as by, action from {audit_entry} where subject_id = ${id} order by id`,
    ),
    history: await context.rows(
      sql`select field, value_before as before, value_after as after from {record_change} where record_id = ${id}`,
    ),
  }));
}

test("what nobody hears stays in the audit log and never comes into the outbox", async () => {
  const id = await made();
  const quiet = recordWrites({ ...quietGifs, events: feedEvents });
  await acme.as("hira", (context) =>
    quiet.change(context, { where: { id }, may: "moderate", change: () => undefined, tells: tells(id, "ADDED") }),
  );
  const { events, audit } = await written(id);
  expect([events.length, audit.length]).toEqual([1, 2]);
});

test("a write is in the record, its history, the outbox and the audit log, or in none of them", async () => {
  const id = await made();
  await rename(id, "hira");
  const [hira, action] = [acme.id("hira"), "feed.change-gif"];
  const whole = {
    name: "Wave!",
    events: [{ by: hira }, { by: hira }],
    audit: [
      { by: hira, action },
      { by: hira, action },
    ],
    history: [{ field: "name", before: "Wave", after: "Wave!" }],
  };
  expect(await written(id)).toEqual(whole);
  await expect(rename(id, "asha")).rejects.toMatchObject({ name: "AppError" });
  await expect(rename(id, "hira", { version: 1 })).rejects.toMatchObject({ code: "platform.changed-meanwhile" });
  expect(await written(id)).toEqual(whole);
});

test("an anonymous write names nobody, anywhere", async () => {
  const id = await made();
  await rename(id, "hira", { anonymous: true });
  const { events, audit, history } = await written(id);
  expect([events[1], audit[1], history]).toEqual([{ by: null }, { by: null, action: "feed.change-gif" }, []]);
});

test("a silent write is told to nobody, and is refused like any other", async () => {
  const id = await made();
  await rename(id, "hira", { silent: true });
  const { name, events, audit } = await written(id);
  expect([name, events.length, audit.length]).toEqual(["Wave!", 1, 1]);
  await expect(rename(id, "asha", { silent: true })).rejects.toMatchObject({ name: "AppError" });
});

test("whoever may not change a record is told so, whatever version they name", async () => {
  const id = await made();
  const refusalOf = (by: string, version: number) =>
    rename(id, by, { version }).then(
      () => "done",
      (error: { code?: string }) => error.code,
    );
  expect([await refusalOf("asha", 1), await refusalOf("asha", 7)]).toEqual([
    "platform.not-found",
    "platform.not-found",
  ]);
  expect(await refusalOf("hira", 7)).toBe("platform.changed-meanwhile");
});
