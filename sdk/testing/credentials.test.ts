import { expect, test } from "vitest";
import type { AuthScheme } from "../manifest.ts";
import { Broker, type BrokerOptions } from "../host/broker.ts";
import { conformance } from "./conformance.ts";
import { connectorForTests, examplePlayedBy, pagedRead } from "./connector-for-tests.ts";
import { OAuthSource } from "./oauth-source.ts";
import { paginate } from "../host/paginate.ts";
import type { OAuthSecret } from "../host/secret.ts";
import { SourceServer, type Answer } from "./source-server.ts";

const fixed = "api.vendor.example";
const client: OAuthSecret = { clientId: "cairn", clientSecret: "client-secret-of-the-test" };
const consented: OAuthSecret = {
  ...client,
  code: "code-of-the-test",
  redirectTo: "https://cairn.example/back",
  verifier: "v".repeat(43),
};
const tokenAt = "https://login.vendor.example/oauth/token";
const byClient: AuthScheme = { scheme: "oauth2", grant: "client-credentials", tokenAt };
const byConsent: AuthScheme = {
  scheme: "oauth2",
  grant: "authorization-code",
  tokenAt,
  authorizeAt: "https://login.vendor.example/oauth/authorize",
  clientIn: "body",
};
const queryKey: AuthScheme = { scheme: "query-key", parameter: "api_key" };

/** A connector of a vendor with fixed hosts, against one server that plays them all. */
const vendor = (auth: AuthScheme) =>
  connectorForTests({
    read: pagedRead(`https://${fixed}/`),
    root: `https://${fixed}/`,
    manifest: { auth: [auth], egress: [{ host: fixed, methods: ["GET"], paths: ["/me", "/projects"] }] },
  });

for (const [name, auth, secret] of [
  ["a key in the address", queryKey, "key of the test & more"],
  ["OAuth by the client", byClient, client],
  ["OAuth by consent", byConsent, consented],
  ["OAuth by a refresh token", byConsent, { ...client, refreshToken: "refresh-of-the-test" }],
] as const)
  for (const check of conformance(vendor(auth), examplePlayedBy(auth, secret)))
    test(`a vendor with fixed hosts and ${name}: ${check.name}`, check.run);

async function brokerAt(answer: Answer, options: Partial<BrokerOptions> = {}) {
  const server = await SourceServer.start(answer);
  const broker = new Broker({
    egress: [{ host: fixed, methods: ["GET"], paths: ["/v1"] }],
    auth: queryKey,
    secret: "key-of-the-test",
    settings: {},
    signal: new AbortController().signal,
    hosts: { [fixed]: server.address, "login.vendor.example": server.address },
    wait: async () => undefined,
    ...options,
  });
  return { server, broker, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test("a host of the manifest is played by a server on this machine, and every other check of addresses holds", async () => {
  await using trial = await brokerAt(({ path, host }) =>
    path === "/v1/away" ? { status: 302, headers: { location: "https://elsewhere.example/v1" } } : { body: { host } },
  );
  const ask = (url: string) => trial.broker.http({ url });
  expect((await ask(`https://${fixed}/v1/people`)).body).toEqual({ host: fixed });
  for (const url of [
    `http://${fixed}/v1/people`,
    `https://${fixed}/v2/people`,
    `https://${fixed}:8443/v1`,
    `${trial.server.address}/v1`,
    `https://${fixed}/v1/away`,
  ])
    await expect(ask(url), url).rejects.toMatchObject({ code: "contract" });
  expect(trial.server.asked.map((each) => each.split("?")[0])).toEqual(["/v1/people", "/v1/away"]);
});

test("where hosts are played, none that is not is asked, and none is played elsewhere than here", async () => {
  await using unmapped = await brokerAt(() => ({}), { hosts: {} });
  await expect(unmapped.broker.http({ url: `https://${fixed}/v1` })).rejects.toThrow(/No server on this machine plays/);
  await using abroad = await brokerAt(() => ({}), { hosts: { [fixed]: "http://elsewhere.example" } });
  await expect(abroad.broker.http({ url: `https://${fixed}/v1` })).rejects.toThrow(/on this machine alone/);
});

test("a key in the address stands in no place that a cursor keeps, and in no error", async () => {
  await using trial = await brokerAt(({ query }) =>
    query.get("page") === "2"
      ? { status: 409 }
      : { headers: { link: `</v1?api_key=${query.get("api_key")}&page=2>; rel="next"` }, body: [] },
  );
  const places: unknown[] = [];
  const read = async () => {
    for await (const { next } of paginate(
      (each) => trial.broker.http(each),
      { url: `https://${fixed}/v1` },
      { by: "link" },
    ))
      places.push(next);
  };
  const error: Error = await read().then(
    () => expect.unreachable(),
    (cause: Error) => cause,
  );
  expect(places).toEqual([`https://${fixed}/v1?page=2`]);
  expect(trial.server.asked).toEqual(["/v1?api_key=key-of-the-test", "/v1?page=2&api_key=key-of-the-test"]);
  expect(`${error.message} ${error.stack}`).not.toContain("key-of-the-test");
});

test("a source that puts the secret into what it sends back has it taken out of the error", async () => {
  await using trial = await brokerAt(() => ({
    status: 302,
    headers: { location: `https://${fixed}/away/key-of-the-test` },
  }));
  await expect(trial.broker.http({ url: `https://${fixed}/v1` })).rejects.toThrow(
    "/away/[secret] is not among the places",
  );
});

test("many requests at once have one token, and one more where it no longer holds", async () => {
  const tokens = new OAuthSource(client);
  const answer: Answer = (request) => (tokens.admits(request) ? { body: {} } : { status: 401, body: {} });
  await using trial = await brokerAt(tokens.before(answer), { auth: byClient, secret: client });
  const ask = () => trial.broker.http({ url: `https://${fixed}/v1` });
  const asked = () => trial.server.asked.filter((path) => path === "/oauth/token").length;
  await Promise.all([ask(), ask(), ask()]);
  expect(asked()).toBe(1);
  tokens.end();
  await Promise.all([ask(), ask(), ask()]);
  expect(asked()).toBe(2);
});

test("a source that refuses every token is asked twice and no more, and the error tells no token", async () => {
  const tokens = new OAuthSource(client);
  await using trial = await brokerAt(
    tokens.before(() => ({ status: 401, body: {} })),
    { auth: byClient, secret: client },
  );
  const error: Error = await trial.broker.http({ url: `https://${fixed}/v1` }).then(
    () => expect.unreachable(),
    (cause: Error) => cause,
  );
  expect(error).toMatchObject({ code: "auth" });
  expect(trial.server.asked).toEqual(["/oauth/token", "/v1", "/oauth/token", "/v1"]);
  expect(trial.broker.credentials.secretsIn(`${error.message} ${error.stack}`)).toEqual([]);
});

test("a client's secret follows no redirect and goes nowhere but where the manifest says", async () => {
  await using trial = await brokerAt(() => ({ status: 307, headers: { location: "https://elsewhere.example/" } }), {
    auth: byClient,
    secret: client,
  });
  await expect(trial.broker.http({ url: `https://${fixed}/v1` })).rejects.toMatchObject({ code: "contract" });
  expect(trial.server.asked).toEqual(["/oauth/token"]);
  await using plain = await brokerAt(() => ({}), {
    auth: { ...byClient, tokenAt: { fromSetting: "address", path: "/oauth/token" } },
    secret: client,
    settings: { address: "http://login.vendor.example" },
  });
  await expect(plain.broker.http({ url: `https://${fixed}/v1` })).rejects.toThrow(/only https is/);
});
