import { expect, test } from "vitest";
import { LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { slack } from "./connector.ts";

const token = "xoxb-of-the-test";
const sent: unknown[] = [];
const answer: Answer = ({ path, query, headers, body }) => {
  if (headers.authorization !== `Bearer ${token}`) return { body: { ok: false, error: "invalid_auth" } };
  if (path === "/api/auth.test") return { body: { ok: true, user: "cairn", team: "Acme" } };
  if (path === "/api/users.lookupByEmail")
    return {
      body:
        query.get("email") === "asha@acme.test"
          ? { ok: true, user: { id: "U1" } }
          : { ok: false, error: "users_not_found" },
    };
  sent.push(JSON.parse(body));
  return { body: { ok: true, ts: "1.2", channel: "D1" } };
};

const card = (email: string) => ({
  to: { email },
  title: "You have 2 new notifications <!channel>",
  link: { label: "Open inbox", url: "https://cairn.test/app/notifications" },
});

test("a card arrives as blocks with the person it is for, and what is written in it is never markup", async () => {
  await using server = await SourceServer.start(answer);
  const host = new LocalHost(slack, { secret: token, settings: {}, hosts: { "slack.com": server.address } });
  expect((await host.check()).account).toBe("cairn (Acme)");
  expect(await host.act("send", card("asha@acme.test"))).toEqual({ ref: "D1 1.2" });
  expect(sent).toMatchObject([
    { channel: "U1", blocks: [{ text: { type: "plain_text" } }, { elements: [{ url: card("").link.url }] }] },
  ]);
});

test("who is not in Slack is not found, and a token that no longer holds is a sign-in to mend", async () => {
  await using server = await SourceServer.start(answer);
  const host = (secret: string) =>
    new LocalHost(slack, { secret, settings: {}, hosts: { "slack.com": server.address } });
  await expect(host(token).act("send", card("ravi@acme.test"))).rejects.toMatchObject({ code: "not-found" });
  await expect(host("wrong").check()).rejects.toMatchObject({ code: "auth" });
});

test("a busy Slack is asked again when it says", async () => {
  await using server = await SourceServer.start(answer);
  const host = new LocalHost(slack, { secret: token, settings: {}, hosts: { "slack.com": server.address } });
  server.expectFaults("busy", "fails");
  await host.check();
  expect(host.waits).toHaveLength(2);
});
