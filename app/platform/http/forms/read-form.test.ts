import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formLimits } from "./form-limits.ts";
import { parseForm } from "./parse-form.ts";
import { readForm } from "./read-form.ts";

const urlEncoded = { "content-type": "application/x-www-form-urlencoded" };
const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const refusal = (request: Request) =>
  readForm(request).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.status : error),
  );
const leftFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("cairn-form-"));

test("texts are cleaned, and files are kept as they are until the form is let go", async () => {
  const form = new FormData();
  form.append("name", "O'B\u0000rien – é");
  form.append("file", new File(["a\u0000b"], "x.bin", { type: "text/csv" }));
  form.append("none", new File([], ""));
  const before = leftFolders();
  const read = await readForm(sent(form));
  const file = read.form.get("file") as File;
  expect([read.form.get("name"), file.name, file.type]).toEqual(["O'Brien – é", "x.bin", "text/csv"]);
  expect(await file.text()).toBe("a\u0000b");
  expect((read.form.get("none") as File).size).toBe(0);
  await read.letGo();
  expect(leftFolders()).toEqual(before);
});

test("a body is held to its size whatever it says of itself, and leaves no file behind", async () => {
  const before = leftFolders();
  expect(await refusal(sent(`a=${"x".repeat(formLimits.body)}`, urlEncoded))).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)) });
  expect(await refusal(sent(endless, urlEncoded))).toBe(413);
  const files = new FormData();
  files.append("file", new File([new Uint8Array(3 * 1024 * 1024)], "large.csv"));
  expect(await refusal(sent(files))).toBe(413);
  const { form, letGo } = await readForm(sent(files), { ...formLimits, body: 4 * 1024 * 1024 });
  expect((form.get("file") as File).size).toBe(3 * 1024 * 1024);
  await letGo();
  expect(leftFolders()).toEqual(before);
});

test.each([
  ["more fields than a form has", "a=&".repeat(formLimits.fields + 1), urlEncoded, 413],
  ["a name beyond bounds", `${"a".repeat(500)}=1`, urlEncoded, 413],
  ["JSON", "{}", { "content-type": "application/json" }, 415],
  ["no type", "a=1", { "content-type": "" }, 415],
  ["parts without a boundary", "a=1", { "content-type": "multipart/form-data" }, 400],
  [
    "a file that ends too early",
    '--x\r\nContent-Disposition: form-data; name=a; filename="a"\r\n\r\n1',
    { "content-type": "multipart/form-data; boundary=x" },
    400,
  ],
  [
    "parts that end too early",
    "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
    { "content-type": "multipart/form-data; boundary=x" },
    400,
  ],
])("%s is refused", async (_, body, headers, status) => {
  expect(await refusal(sent(body as string, headers as Record<string, string>))).toBe(status);
});

test("a field sent twenty thousand times is one list, without being copied for each", async () => {
  const { form } = await readForm(sent("ids=1&".repeat(20_000), urlEncoded));
  const parsed = parseForm(form, z.object({ ids: z.array(z.string()) }));
  expect(parsed.status === "success" && parsed.value.ids.length).toBe(20_000);
});

test("nothing that the schema does not know is given back", async () => {
  const { form } = await readForm(sent("title=&other=secret&title[7]=x&email[130000000]=x", urlEncoded));
  const reply = parseForm(form, z.object({ title: z.string().min(3) })).reply();
  expect(JSON.stringify(reply)).not.toMatch(/other|secret|email|130000000/);
});
