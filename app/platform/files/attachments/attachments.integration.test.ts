import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import {
  attachFiles,
  attachmentsOn,
  daysKept,
  forgetRemovedAttachments,
  openAttachment,
  removeAttachments,
} from "./attachments.ts";
import { forgetOrphanedFiles, isTimeToSweep } from "./forget-orphans.ts";
import { readAttachment } from "./read-attachment.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
const record = "00000000-0000-7000-8000-000000000001";
const pictures = { takes: "pictures", field: "pictures" } as const;
const anything = { takes: "anything", field: "files" } as const;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a7" } }).withExif({ IFD0: { Artist: "canary" } });
const jpeg = async () => new Uint8Array(await drawn(2400, 1200).jpeg().toBuffer());
const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "taken",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

describe("what a file is", () => {
  test("a picture is drawn anew: smaller, without what the camera wrote, whatever it is called", async () => {
    const read = await readAttachment({ name: "../../a\u0000b.exe", bytes: await jpeg() }, pictures);
    expect(read).toMatchObject({ kind: "IMAGE", contentType: "image/webp", width: 1600, height: 800 });
    expect(read.fileName).toMatch(/^[^/\\\0]+\.webp$/);
    expect(Buffer.from(read.bytes).includes("canary")).toBe(false);
  });

  test("a moving picture stays moving", async () => {
    const raw = Buffer.alloc(40 * 80 * 3);
    raw.fill(200, 40 * 40 * 3);
    const gif = await sharp(raw, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } as never })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const read = await readAttachment({ name: "wave.gif", bytes: new Uint8Array(gif) }, pictures);
    expect(read).toMatchObject({ kind: "GIF", width: 40, height: 40 });
    expect((await sharp(read.bytes, { animated: true }).metadata()).pages).toBe(2);
  });

  test("documents are what their bytes say; scripts, programs and macros are none", async () => {
    const text = (content: string) => new TextEncoder().encode(content);
    expect((await readAttachment({ name: "a.exe", bytes: text("%PDF-1.7") }, anything)).fileName).toBe("a.pdf");
    expect((await readAttachment({ name: "a.csv", bytes: text("a,b") }, anything)).kind).toBe("DOCUMENT");
    const zip = "PK\u0003\u0004 [Content_Types].xml word/document.xml";
    expect((await readAttachment({ name: "a", bytes: text(zip) }, anything)).fileName).toBe("a.docx");
    for (const [name, content] of [
      ["a.html", "<script>1</script>"],
      ["a.svg", "<svg/>"],
      ["a.txt", "MZ\u0000\u0001"],
      ["a.docm", `${zip} vbaProject.bin`],
      ["a.png", "\u0089PNG"],
    ] as const)
      expect(await refusal(readAttachment({ name, bytes: text(content) }, anything))).toBe("platform.attachment-type");
    expect(await refusal(readAttachment({ name: "a.pdf", bytes: text("%PDF-") }, pictures))).toBe(
      "platform.attachment-no-picture",
    );
    const broken = (await jpeg()).slice(0, 900);
    expect(await refusal(readAttachment({ name: "a.jpg", bytes: broken }, pictures))).toBe(
      "platform.attachment-broken",
    );
  });
});

describe("files on records", () => {
  beforeAll(async () => {
    world = await createWorld();
    acme = await (await world.company("acme")).employees("asha", "ravi").build();
    globex = await (await world.company("globex")).employee("eve").build();
  });
  afterAll(() => world.close());

  /** A kind of record that only Asha may see. */
  const as = <Result>(company: Company, name: string, work: (context: never) => Promise<Result>) =>
    company.as(name, (context) => {
      const facts = async () => ({ kind: "Note", ownerId: acme.id("asha") });
      const ability = async () =>
        ({ decide: () => ({ allowed: context.actor.employeeId === acme.id("asha"), chain: [] }) }) as never;
      return work({ ...context, ability, attachables: { Note: { kind: "Note", facts } } } as never);
    });

  test("who may see the record opens its files, nobody else; removed, they are gone, and later their bytes", async () => {
    const bytes = await jpeg();
    const [id] = await as(acme, "asha", (context) =>
      attachFiles(context, { about: "Note", record }, [file("", new Uint8Array()), file("plan.jpg", bytes)], pictures),
    );
    expect((await as(acme, "asha", (context) => openAttachment(context, id!))).contentType).toBe("image/webp");
    const shown = await acme.asProduct((context) =>
      context.rows<{ files: object[] }>(sql`select ${attachmentsOn("Note", sql`${record}::uuid`)} as files`),
    );
    expect(shown[0]!.files).toMatchObject([{ id, kind: "IMAGE", fileName: "plan.webp", width: 1600 }]);
    for (const [company, name] of [
      [acme, "ravi"],
      [globex, "eve"],
    ] as const)
      expect(await refusal(as(company, name, (context) => openAttachment(context, id!)))).toBe("platform.not-found");
    // A kind that no room gives is opened by nobody.
    expect(await refusal(acme.as("asha", (context) => openAttachment(context, id!)))).toBe("platform.not-found");
    await as(acme, "asha", (context) => removeAttachments(context, { about: "Note", record }, [id!]));
    expect(await refusal(as(acme, "asha", (context) => openAttachment(context, id!)))).toBe("platform.not-found");
    const key = `${acme.tenant.id}/${id}`;
    expect(await world.application.files.get(key)).not.toBeNull();
    world.clock.set(new Date(world.clock.now().getTime() + (daysKept + 1) * 86_400_000).toISOString());
    await acme.asProduct(forgetRemovedAttachments);
    expect(await world.application.files.get(key)).toBeNull();
  });

  test("bytes that no row names are gone a day later, and no others", async () => {
    const [kept] = await as(acme, "asha", (context) =>
      attachFiles(context, { about: "Note", record }, [file("kept.txt", new TextEncoder().encode("x"))], anything),
    );
    const { files } = world.application;
    const orphan = `${acme.tenant.id}/00000000-0000-7000-8000-00000000000f`;
    await files.put(orphan, new Uint8Array([1]), "text/plain");
    const began = world.clock.now();
    world.clock.set(new Date().toISOString());
    expect(await acme.asProduct(forgetOrphanedFiles)).toBe(0);
    world.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    expect(await globex.asProduct(forgetOrphanedFiles)).toBe(0);
    expect(await acme.asProduct(forgetOrphanedFiles)).toBe(1);
    expect([await files.get(orphan), (await files.get(`${acme.tenant.id}/${kept}`)) !== null]).toEqual([null, true]);
    world.clock.set(began.toISOString());
  });

  test("each company has one time of the day at which its files are looked through", () => {
    const times = Array.from({ length: 288 }, (_, index) => new Date(Date.UTC(2026, 10, 1) + index * 300_000));
    for (const { tenant } of [acme, globex])
      expect(times.filter((time) => isTimeToSweep(tenant.id, time))).toHaveLength(1);
  });

  test("a record has so many files and no more, and a refused one leaves none of its form", async () => {
    const five = Array.from({ length: 5 }, (_, index) => file(`${index}.txt`, new TextEncoder().encode("x")));
    const other = "00000000-0000-7000-8000-000000000002";
    const attach = (files: File[]) =>
      as(acme, "asha", (context) => attachFiles(context, { about: "Note", record: other }, files, anything));
    expect(await refusal(attach(five))).toBe("platform.attachments-too-many");
    expect(await refusal(attach([five[0]!, file("b.exe", new TextEncoder().encode("MZ"))]))).toBe(
      "platform.attachment-type",
    );
    expect(await attach(five.slice(0, 4))).toHaveLength(4);
    expect(await refusal(attach(five.slice(4)))).toBe("platform.attachments-too-many");
  });
});
