import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint, logoPlace } from "#app/platform/company/logo.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { forgetOrphanedFiles } from "#app/platform/files/attachments/forget-orphans.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findTenantById } from "#tenancy/register.ts";
import { companySettings, recordsKept } from "../queries/company-settings.ts";
import { editCompanyInput } from "./company-input.ts";
import { editCompany } from "./edit-company.ts";
import { removeCompanyLogo, restoreCompanyLogo, setCompanyLogo } from "./set-company-logo.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("pam").admin("PLATFORM_ADMIN").employee("asha").build();
  globex = await (await world.company()).employee("zed").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const settings = () => acme.as("pam", (context) => companySettings(context));
const edit = async (change: object, name = "pam") => {
  const { version, name: called, language, timeZone, currency, fiscalYearStartMonth } = await settings();
  const now = { version, name: called, language, timeZone, currency, fiscalYearStartMonth };
  return acme.as(name, (context) => editCompany(context, editCompanyInput.parse({ ...now, ...change })));
};
const registered = async (of = acme) => {
  await relayOutbox(world.application, of.tenant);
  return (await findTenantById(world.application.database, of.tenant.id))!;
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code,
  );
const drawn = (width: number, height: number, kind: "png" | "jpeg" = "png") =>
  sharp({ create: { width, height, channels: 4, background: "#0b6e7a80" } })
    .toFormat(kind)
    .toBuffer();
const give = (bytes: Uint8Array, name = "pam") =>
  acme.as(name, (context) => setCompanyLogo(context, { logo: new File([new Uint8Array(bytes)], "logo.png") }));

test("how a company writes and works is known wherever its tables are not open, and what is left out stays", async () => {
  await edit({
    dateFormat: "yyyy-MM-dd",
    numberFormat: "INDIAN",
    weekStart: "7",
    workingDays: ["", "5", "1", "7", "1"],
  });
  const told = toldBy(await registered());
  expect(told).toMatchObject({
    dateFormat: "yyyy-MM-dd",
    numberFormat: "INDIAN",
    weekStart: 7,
    workingDays: [1, 5, 7],
  });
  const format = createFormat("de", "Europe/Berlin", told);
  expect([format.date("2026-03-01"), format.number(1234567.5)]).toEqual(["2026-03-01", "12,34,567.5"]);
  await edit({ name: "Acme Works" });
  expect(await settings()).toMatchObject({ name: "Acme Works", dateFormat: "yyyy-MM-dd", workingDays: [1, 5, 7] });
  await edit({ dateFormat: "", numberFormat: null, weekStart: "" });
  expect(await settings()).toMatchObject({ dateFormat: null, numberFormat: null, weekStart: null });
  expect(toldBy(await registered(globex))).toMatchObject({ dateFormat: null, workingDays: [1, 2, 3, 4, 5] });
});

test("features in preview may be tried once the company says so, and only there", async () => {
  expect(toldBy(await registered())).toMatchObject({ previewFeatures: false });
  await edit({ previewFeatures: ["off", "on"] });
  expect(await settings()).toMatchObject({ previewFeatures: true });
  await edit({ name: "Acme Works" });
  expect(toldBy(await registered())).toMatchObject({ previewFeatures: true });
  expect(toldBy(await registered(globex))).toMatchObject({ previewFeatures: false });
});

test.each([
  ["a format that is none", { dateFormat: "YYYY" }],
  ["an eighth day", { weekStart: "8" }],
  ["no working day", { workingDays: [""] }],
])("%s is refused", async (_, change) => {
  const { language, timeZone, currency, fiscalYearStartMonth } = await settings();
  const input = { name: "Acme", language, timeZone, currency, fiscalYearStartMonth, version: 1, ...change };
  expect(editCompanyInput.safeParse(input).success).toBe(false);
});

test("a logo is drawn anew within its bounds, is of this company alone, and comes back after it was removed", async () => {
  const { key } = await give(await drawn(2400, 300, "jpeg"));
  const stored = await world.application.files.get(logoPlace(acme.tenant.id, key));
  const { format, width, height } = await sharp(stored!).metadata();
  expect([format, width, height]).toEqual(["png", 600, 75]);
  const tenant = await registered();
  const printed = (of: Company) =>
    of.as(of === acme ? "pam" : "zed", (context) =>
      logoForPrint({ tenant: of === acme ? tenant : of.tenant, files: context.files }),
    );
  expect([...(await printed(acme))!]).toEqual([...stored!]);
  expect(await printed(globex)).toBeNull();
  expect(await acme.as("pam", (context) => removeCompanyLogo(context))).toEqual({ key });
  expect(await settings()).toMatchObject({ logo: null });
  await acme.as("pam", (context) => restoreCompanyLogo(context, { key }));
  expect((await settings()).logo).toContain(key);
  expect(await code(globex.as("zed", (context) => restoreCompanyLogo(context, { key })))).toBe("platform.not-found");
});

test("the logo that is shown is not swept, and one that was replaced is", async () => {
  const { key: before } = await give(await drawn(100, 100));
  const { key } = await give(await drawn(100, 100));
  const began = world.clock.now();
  world.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await acme.asProduct(forgetOrphanedFiles);
  world.clock.set(began.toISOString());
  const stored = (one: string) => world.application.files.get(logoPlace(acme.tenant.id, one));
  expect([(await stored(key)) !== null, await stored(before)]).toEqual([true, null]);
});

test("what is no picture, a drawing that could load others, a tiny and a huge one are refused, and who may not is", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  expect(await code(give(svg))).toBe("platform.picture-type");
  expect(await code(give(Buffer.from("")))).toBe("platform.picture-missing");
  expect(await code(give(await drawn(10, 300)))).toBe("platform.picture-too-small");
  expect(await code(give(new Uint8Array(2 * 1024 * 1024 + 1)))).toBe("platform.picture-too-large");
  expect(await code(give(await drawn(100, 100), "asha"))).toBe("platform.not-found");
  expect(await code(acme.as("asha", (context) => removeCompanyLogo(context)))).toBe("platform.not-found");
});

test("records that keep what the company said are counted by the setting they have it from", async () => {
  const kept = await acme.as("pam", (context) => recordsKept(context, world.application.gatherings));
  expect(kept).toEqual({ timeZone: [], currency: [], fiscalYearStartMonth: [] });
});
