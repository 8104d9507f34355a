import { expect, test } from "vitest";
import { LocalHost, OAuthSource, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { teams } from "./connector.ts";

const client = { clientId: "bot", clientSecret: "secret-of-the-bot" };

test("a card reaches a person of the team, as an Adaptive Card in which nothing is markup", async () => {
  const tokens = new OAuthSource(client, "/botframework.com/oauth2/v2.0/token");
  const sent: { attachments: { content: { body: { inlines: { text: string }[] }[]; actions: object[] } }[] }[] = [];
  const answer: Answer = (request) => {
    const { path, method, body } = request;
    if (!tokens.admits(request)) return { status: 401, body: {} };
    if (path === "/emea/v3/teams/19%3Ateam%40thread.tacv2") return { body: { id: "19:team", name: "Everybody" } };
    if (path.endsWith("/members/asha%40acme.test")) return { body: { id: "29:asha" } };
    if (path.includes("/members/")) return { status: 404, body: {} };
    if (method === "POST" && path === "/emea/v3/conversations") return { body: { id: "a:1" } };
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return { body: { id: "7" } };
  };
  await using server = await SourceServer.start(tokens.before(answer));
  const host = new LocalHost(teams, {
    secret: client,
    settings: { tenant: "t", bot: "b", team: "19:team@thread.tacv2" },
    hosts: { "smba.trafficmanager.net": server.address, "login.microsoftonline.com": server.address },
  });
  expect((await host.check()).account).toBe("Everybody");
  const card = { title: "**Two** new", buttons: [{ label: "Complete", act: "tasks:complete:7" }] };
  expect(await host.act("send", { to: { email: "asha@acme.test" }, ...card })).toEqual({ ref: "a:1 7" });
  const { content } = sent[0]!.attachments[0]!;
  expect(content.body[0]).toMatchObject({ type: "RichTextBlock", inlines: [{ text: "**Two** new" }] });
  expect(content.actions).toMatchObject([{ type: "Action.Submit", data: { cairn: "tasks:complete:7" } }]);
  await expect(host.act("send", { to: { email: "nobody@acme.test" }, ...card })).rejects.toMatchObject({
    code: "not-found",
  });
});
