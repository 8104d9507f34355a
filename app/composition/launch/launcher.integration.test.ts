import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { checkDatabase } from "./check-database.ts";
import { runLauncher } from "./testing/processes.ts";

test("a taken port is one clear line and exit code 1", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  const { port } = blocker.address() as AddressInfo;
  const { code, text } = await runLauncher(["start"], { PORT: String(port) });
  blocker.close();
  expect({ code, text }).toEqual({
    code: 1,
    text: `cairn: Port ${port} is taken by another program; free it or set PORT.\n`,
  });
});

test.each(["80a", "0", "65536", "-1"])("PORT=%s is refused", async (port) => {
  const { code, text } = await runLauncher(["start"], { PORT: port });
  expect({ code, text }).toEqual({ code: 1, text: `cairn: PORT is "${port}"; it must be a number from 1 to 65535.\n` });
});

test.each(["nonsense", "mysql://a:secret@b/c", "postgres://a:secret@b:5432", "postgres://a:secret@b:port/c"])(
  "DATABASE_URL=%s is refused without its password",
  async (url) => {
    const { code, text } = await runLauncher(["start"], { DATABASE_URL: url, PORT: "4409" });
    expect(code).toBe(1);
    expect(text).toMatch(/^cairn: DATABASE_URL is malformed[^\n]*\n$/);
    expect(text).not.toContain("secret");
  },
);

test("a database that does not answer is named without its password", async () => {
  const answer = checkDatabase("postgres://asha:secret@127.0.0.1:1/cairn");
  await expect(answer).rejects.toThrow("DATABASE_URL (postgres://asha@127.0.0.1:1/cairn) cannot be reached");
  await expect(answer).rejects.not.toThrow("secret");
});

test("a wrong password is told as such", async () => {
  const url = new URL(process.env["DATABASE_URL"] as string);
  url.password = "guess";
  await expect(checkDatabase(url.href)).rejects.toThrow(/cannot be reached: password authentication failed/);
});

test("the database of this run is accepted", async () => {
  await expect(checkDatabase(process.env["DATABASE_URL"] as string)).resolves.toBeUndefined();
});

test("an unknown command is one clear line", async () => {
  const { code, text } = await runLauncher(["dance"], {});
  expect(code).toBe(1);
  expect(text).toMatch(/^cairn: There is no command "dance"; there are start, [^\n]*\n$/);
});
