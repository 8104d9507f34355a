import { forgetDeletedOf } from "#tests/support/forget-deleted.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { photo } from "../queries/photo.ts";
import { photoScreen } from "../queries/photo-screen.ts";
import { removePhoto } from "./remove-photo.ts";
import { restorePhoto } from "./restore-photo.ts";
import { setPhoto, setPhotoInput } from "./set-photo.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let picture: File;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  picture = new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 400, height: 200, channels: 3, background: "#3a7" } })
          .png()
          .toBuffer(),
      ),
    ],
    "me.png",
  );
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  acme = await (
    await world.company()
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN").build();
});

const set = (by: string, of: string, file: File | undefined = picture) =>
  acme.as(by, (context) => setPhoto(context, setPhotoInput.parse({ employeeId: acme.id(of), photo: file })));
const remove = (by: string, of: string) => acme.as(by, (context) => removePhoto(context, { employeeId: acme.id(of) }));
const restore = (by: string, of: string) =>
  acme.as(by, (context) => restorePhoto(context, { employeeId: acme.id(of) }));
const bytes = (by: string, key: string, size: "small" | "large" = "small") =>
  acme.as(by, (context) => photo(context, { key, size }), { readOnly: true });
const shown = async (of: string) =>
  (await acme.as("ravi", (context) => employeeProfile(context, { employeeId: acme.id(of) }))).photo;

test("people set their own photo, all of the company see it, small and large", async () => {
  const { key } = await set("asha", "asha");
  expect(await shown("asha")).toBe(key);
  expect(await sharp(await bytes("ravi", key)).metadata()).toMatchObject({ format: "webp", width: 64, height: 64 });
  expect(await sharp(await bytes("ravi", key, "large")).metadata()).toMatchObject({
    format: "webp",
    width: 256,
    height: 256,
  });
  const entries = await acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where action like 'people.%photo'`),
  );
  expect(entries).toEqual([{ action: "people.set-photo" }]);
});

test("a platform admin sets everybody's, a manager nobody's, and another company's people do not exist", async () => {
  await set("admin", "asha");
  await expect(set("ravi", "asha")).rejects.toMatchObject({ status: 403 });
  await expect(remove("ravi", "asha")).rejects.toMatchObject({ status: 403 });
  await expect(restore("ravi", "asha")).rejects.toMatchObject({ status: 403 });
  await expect(
    acme.as("ravi", (context) => photoScreen(context, { employeeId: acme.id("asha") })),
  ).rejects.toMatchObject({ status: 403 });
  await expect(
    globex.as("spy", (context) =>
      setPhoto(context, setPhotoInput.parse({ employeeId: acme.id("asha"), photo: picture })),
    ),
  ).rejects.toMatchObject({ status: 404 });
});

test("a photo is not found from another company, whatever its address", async () => {
  const { key } = await set("asha", "asha");
  await expect(globex.as("spy", (context) => photo(context, { key, size: "small" }))).rejects.toMatchObject({
    status: 404,
  });
});

test("a removed photo is served to nobody, comes back within a day, and is gone after it", async () => {
  const { key } = await set("asha", "asha");
  await remove("asha", "asha");
  expect(await shown("asha")).toBeNull();
  await expect(bytes("asha", key)).rejects.toMatchObject({ status: 404 });
  await restore("asha", "asha");
  expect(await shown("asha")).toBe(key);
  await remove("asha", "asha");
  world.clock.set("2026-11-17T09:00:01Z");
  await expect(restore("asha", "asha")).rejects.toMatchObject({ status: 404 });
  await forgetDeletedOf(acme);
  expect(
    await acme.asProduct((context) =>
      context.rows(sql`select from {employee_photo} where employee_id = ${acme.id("asha")}`),
    ),
  ).toEqual([]);
});

test("another photo takes the place of the first, and the first can be brought back", async () => {
  const first = await set("asha", "asha");
  world.clock.set("2026-11-16T09:01:00Z");
  const second = await set("asha", "asha");
  expect(await shown("asha")).toBe(second.key);
  await expect(bytes("asha", first.key)).rejects.toMatchObject({ status: 404 });
  world.clock.set("2026-11-16T09:02:00Z");
  expect((await restore("asha", "asha")).key).toBe(first.key);
});

test("without a picture, or with another file, it says why and changes nothing", async () => {
  const { key } = await set("asha", "asha");
  await expect(set("asha", "asha", new File([], "none.png"))).rejects.toMatchObject({
    code: "platform.picture-missing",
    details: { fields: { photo: "platform.picture-missing" } },
  });
  await expect(set("asha", "asha", new File(["<svg/>"], "me.svg", { type: "image/png" }))).rejects.toMatchObject({
    code: "platform.picture-type",
  });
  expect(await shown("asha")).toBe(key);
});
