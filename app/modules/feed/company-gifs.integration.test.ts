import { forgetDeletedOf } from "#tests/support/forget-deleted.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { presentPost } from "./api/present.ts";
import { gifsScreen, ownGifs } from "./queries/gifs.ts";
import { findPost } from "./queries/post-detail.ts";
import { peopleOfFeed, type FeedWorld } from "./testing/feed-world.ts";
import { addGif, addGifInput, deleteGif, restoreGif } from "./use-cases/keep-gifs.ts";

const pixel = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const gifFile = (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(pixel)) => new File([bytes], "wave.gif");

let world: World;
let acme: Company;
let feed: FeedWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await world.company("acme");
  feed = await peopleOfFeed(acme);
});
afterAll(() => world.close());

const add = (by: string, file = gifFile()) =>
  acme.as(by, (context) => addGif(context, addGifInput.parse({ name: "Wave", source: "Our own", file })));
const offered = (by: string) => acme.as(by, async (context) => (await ownGifs(context)).map(({ name }) => name));

test("moderators alone add GIFs, and what they add is told by its bytes", async () => {
  expect(await refusalOf(add("asha"))).toMatchObject({ status: 404 });
  expect(await refusalOf(acme.as("asha", gifsScreen))).toMatchObject({ status: 404 });
  const text = gifFile(new TextEncoder().encode("<script>alert(1)</script>"));
  expect(await refusalOf(add("mona", text))).toMatchObject({ code: "feed.no-gif" });
  expect(await offered("asha")).toEqual([]);
});

test("a post shows it to whoever reads the post, until it is deleted, and again once it is restored", async () => {
  const { gifId } = await add("mona");
  expect(await offered("asha")).toEqual(["Wave"]);
  const postId = await feed.post("asha", { body: "Well done", gif: gifId });
  const shown = () => acme.as("zoe", async (context) => presentPost(await findPost(context, postId)).media);
  const [{ id: file } = { id: "" }] = await shown();
  expect(await shown()).toEqual([{ id: file, type: "GIF", fileName: "Wave.webp" }]);
  const opened = (by: string) => acme.as(by, async (context) => (await openAttachment(context, file)).contentType);
  expect(await opened("zoe")).toBe("image/webp");

  await acme.as("mona", (context) => deleteGif(context, { gifId }));
  expect([await shown(), await offered("asha")]).toEqual([[], []]);
  expect(await refusalOf(opened("zoe"))).toMatchObject({ status: 404 });
  expect(await opened("mona")).toBe("image/webp");
  expect(await refusalOf(feed.post("asha", { body: "Again", gif: gifId }))).toMatchObject({ code: "feed.gif-gone" });
  expect(await refusalOf(acme.as("asha", (context) => restoreGif(context, { gifId })))).toMatchObject({ status: 404 });

  await acme.as("mona", (context) => restoreGif(context, { gifId }));
  expect((await shown()).length).toBe(1);
});

test("a deleted one is kept for thirty days", async () => {
  const { gifId } = await add("mona");
  await acme.as("mona", (context) => deleteGif(context, { gifId }));
  const kept = async () => (await acme.as("mona", gifsScreen)).deleted.length;
  await forgetDeletedOf(acme);
  expect(await kept()).toBe(1);
  world.clock.set("2026-12-20T09:00:00Z");
  await forgetDeletedOf(acme);
  expect(await kept()).toBe(0);
});

test("programs of a moderator keep them as the screen does, others choose from them alone", async () => {
  const door = openDoor(world);
  const served = await serveApi(world);
  try {
    for (const name of ["mona", "asha"]) await door.letIn(acme, name);
    const [mona, asha] = [await served.as(door, acme, "mona"), await served.as(door, acme, "asha")];
    const sent = { name: "Sent", source: "Our own", file: pixel.toString("base64") };
    const post = (body: object) => ({ method: "POST", body });
    expect((await asha("/feed/gifs", post(sent))).status).toBe(403);
    const wrong = await mona("/feed/gifs", post({ ...sent, file: btoa("<svg>") }));
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: "feed.no-gif" }]);
    const made = await mona("/feed/gifs", post(sent));
    expect(made.status).toBe(201);
    const gif = (await made.json()) as { id: string; version: number };
    expect(gif).toMatchObject({ name: "Sent", source: "Our own", deleted: false });
    const large = await mona("/feed/gifs?name=Large&source=Ours", {
      method: "POST",
      body: Buffer.from(sent.file),
      headers: { "content-type": "text/plain", "sec-fetch-site": "same-origin" },
    });
    expect(large.status).toBe(201);
    const names = async (address: string, by = asha) =>
      ((await (await by(address)).json()) as { items?: { name: string }[] }).items?.map(({ name }) => name);
    expect(await names("/feed/gifs")).toEqual(["Large", "Sent", "Wave"]);

    const one = `/feed/gifs/${gif.id}`;
    expect((await asha(one)).status).toBe(403);
    expect((await asha(one, { method: "DELETE" })).status).toBe(403);
    expect((await mona(one, { method: "DELETE" })).status).toBe(428);
    expect((await mona(`${one}?version=${gif.version + 1}`, { method: "DELETE" })).status).toBe(409);
    expect((await mona(`${one}?version=${gif.version}`, { method: "DELETE" })).status).toBe(200);
    expect(await names("/feed/gifs")).toEqual(["Large", "Wave"]);
    expect(await names("/feed/deleted-gifs", mona)).toEqual(["Sent"]);
    expect(await names("/feed/deleted-gifs")).toBeUndefined();
    expect((await mona(`${one}/restore`, post({}))).status).toBe(200);
    expect(await names("/feed/gifs")).toEqual(["Large", "Sent", "Wave"]);
  } finally {
    await served.close();
  }
});
