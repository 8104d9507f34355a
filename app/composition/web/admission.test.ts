import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import express, { type Response } from "express";
import { Registry } from "prom-client";
import { afterEach, expect, test } from "vitest";
import { admit } from "./admission.server.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that answers when it is told to. */
async function serveWith(limits: Parameters<typeof admit>[1]) {
  const begun: { path: string; response: Response }[] = [];
  const registry = new Registry();
  const server = express()
    .use(admit(registry, limits))
    .all("*", (request, response) => {
      response.locals["company"] = request.query["company"];
      begun.push({ path: request.path, response });
    })
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const ask = (path: string, token = "a", method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { authorization: token } });
  const paths = () => begun.map(({ path }) => path);
  const answer = (path: string) => begun.find((one) => one.path === path)!.response.send("done");
  return { ask, begun, paths, answer, port, figures: () => registry.metrics() };
}

const patient = { atOnce: 1, mostWaiting: 10, longestWait: 60_000 };

test("who finds all places taken waits for one", async () => {
  const { ask, paths, answer, figures } = await serveWith(patient);
  const first = ask("/first");
  await expect.poll(paths).toEqual(["/first"]);
  const second = ask("/second");
  await settled();
  expect(paths()).toEqual(["/first"]);
  expect(await figures()).toContain("cairn_http_requests_under_way 1");
  answer("/first");
  await expect.poll(paths).toEqual(["/first", "/second"]);
  answer("/second");
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  await expect.poll(figures).toContain("cairn_http_requests_under_way 0");
});

test("who has waited too long is told when to come back, and so is whoever finds too many waiting", async () => {
  const { ask, paths, figures } = await serveWith({ atOnce: 1, mostWaiting: 1, longestWait: 80 });
  void ask("/first").catch(() => undefined);
  await expect.poll(paths).toEqual(["/first"]);
  const answers = await Promise.all([ask("/second"), ask("/third")]);
  expect(answers.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
    [503, "2"],
    [503, "2"],
  ]);
  expect(await figures()).toContain("cairn_http_turned_away_total 2");
  expect(paths()).toEqual(["/first"]);
});

test("a browser's page tries again by itself, in the language of its reader; a program reads a problem", async () => {
  const { port } = await serveWith({ atOnce: 0, mostWaiting: 0, longestWait: 1 });
  const told = async (headers: Record<string, string>, path = "/") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const page = await told({ accept: "text/html", "accept-language": "ar" });
  expect(page.type).toContain("text/html");
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect(page.text).toContain('<meta http-equiv="refresh" content="2">');
  expect(page.text).toContain("تعيد هذه الصفحة المحاولة تلقائيًا");
  const chosen = { accept: "text/html", "accept-language": "ar", cookie: "cairn_language=de" };
  expect((await told(chosen)).text).toContain("Diese Seite versucht es von selbst noch einmal");
  const program = await told({ accept: "application/json" }, "/api/v1/goals");
  expect(program.type).toContain("application/problem+json");
  expect(JSON.parse(program.text)).toMatchObject({ status: 503, code: "platform.unavailable" });
});

test("what changes something is let in at once", async () => {
  const { ask, paths, answer } = await serveWith(patient);
  void ask("/read").catch(() => undefined);
  await expect.poll(paths).toEqual(["/read"]);
  const written = ask("/write", "a", "POST");
  await expect.poll(paths).toEqual(["/read", "/write"]);
  answer("/write");
  expect((await written).status).toBe(200);
});

test("who reads slowly, or goes away while waiting or served, keeps nobody out", async () => {
  const { ask, begun, paths, port } = await serveWith(patient);
  void ask("/slow").catch(() => undefined);
  await expect.poll(paths).toEqual(["/slow"]);
  const gone = connect(port, "127.0.0.1");
  gone.write("GET /gone HTTP/1.1\r\nHost: x\r\n\r\n");
  await settled();
  gone.destroy();
  await settled();
  void ask("/left").catch(() => undefined);
  await settled();
  begun[0]!.response.write("its beginning");
  await expect.poll(paths).toEqual(["/slow", "/left"]);
  void ask("/next").catch(() => undefined);
  begun[1]!.response.destroy();
  await expect.poll(paths).toEqual(["/slow", "/left", "/next"]);
});

test("of those who wait, the company with the fewest requests under way goes first", async () => {
  const { ask, paths, answer } = await serveWith({ ...patient, atOnce: 2 });
  for (const token of ["a", "b", "c"]) {
    const known = ask(`/known-${token}?company=${token === "c" ? "small" : "busy"}`, token);
    await expect.poll(paths).toContain(`/known-${token}`);
    answer(`/known-${token}`);
    await known;
  }
  const asked: Promise<unknown>[] = [];
  for (const [path, token] of [
    ["/busy-1", "a"],
    ["/busy-2", "b"],
    ["/busy-3", "a"],
    ["/small", "c"],
  ] as const) {
    asked.push(ask(path, token));
    await settled();
  }
  answer("/busy-1");
  await expect.poll(() => paths().slice(3)).toEqual(["/busy-1", "/busy-2", "/small"]);
  for (const path of ["/busy-2", "/small"]) answer(path);
  await expect.poll(paths).toContain("/busy-3");
  answer("/busy-3");
  await Promise.all(asked);
});

/** Long enough for a request to reach the server of this process. */
const settled = () => new Promise((go) => setTimeout(go, 50));
