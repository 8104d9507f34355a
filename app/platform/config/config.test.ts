import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const base = { DATABASE_URL: "postgresql://cairn:x@localhost:5432/cairn" };
const secret = "a".repeat(32);

test("production does not start without a secret, nor with a short one", () => {
  expect(() => readConfig({ ...base, NODE_ENV: "production" })).toThrow(/APP_SECRET is missing/);
  expect(() => readConfig({ ...base, NODE_ENV: "production", APP_SECRET: "short" })).toThrow(/32 characters/);
  expect(() => readConfig({ ...base, NODE_ENV: "production", APP_SECRET: `${secret},short` })).toThrow(/32 characters/);
  expect(readConfig({ ...base, NODE_ENV: "production", APP_SECRET: `${secret}, ${secret}b` }).appSecrets).toEqual([
    secret,
    `${secret}b`,
  ]);
});

test("a demo makes its own secret, another one in each process", () => {
  const demo = () => readConfig({ ...base, NODE_ENV: "production", CAIRN_DEMO: "1" }).appSecrets[0]!;
  expect(demo().length).toBeGreaterThanOrEqual(32);
  expect(demo()).not.toBe(demo());
});

test("opening companies is for demos unless it is allowed", () => {
  const signUp = (environment: NodeJS.ProcessEnv) => readConfig({ ...base, APP_SECRET: secret, ...environment }).signUp;
  expect([
    signUp({ NODE_ENV: "production" }),
    signUp({ NODE_ENV: "production", CAIRN_SIGN_UP: "1" }),
    signUp({ NODE_ENV: "development" }),
    signUp({ NODE_ENV: "development", CAIRN_SIGN_UP: "0" }),
  ]).toEqual([false, true, true, false]);
});

test("regions are named with the address of their installation", () => {
  const regions = (text?: string) =>
    readConfig({ ...base, NODE_ENV: "test", ...(text === undefined ? {} : { CAIRN_REGIONS: text }) }).regions;
  expect(regions()).toEqual({});
  expect(regions("eu=https://eu.cairn.example/,us=https://us.cairn.example")).toEqual({
    eu: "https://eu.cairn.example",
    us: "https://us.cairn.example",
  });
  expect(() => regions("eu")).toThrow(/CAIRN_REGIONS/);
});

test("a setting without a value is one that was not made", () => {
  const empty = { SMTP_URL: "", PUBLIC_URL: "", PORT: "", CAIRN_REGIONS: "", TRUSTED_PROXIES: "" };
  expect(readConfig({ ...base, NODE_ENV: "test", ...empty })).toMatchObject({
    smtpUrl: undefined,
    publicUrl: "http://localhost:3000",
    port: 3000,
    workerPort: 3001,
    trustedProxies: [],
  });
  expect(() => readConfig({ ...base, NODE_ENV: "test", DATABASE_URL: "" })).toThrow(/DATABASE_URL is missing/);
});

test("proxies are named by address or range", () => {
  const proxies = (text: string) => readConfig({ ...base, NODE_ENV: "test", TRUSTED_PROXIES: text }).trustedProxies;
  expect(proxies("10.0.0.7, 172.30.77.0/24,fd00::/8")).toEqual(["10.0.0.7", "172.30.77.0/24", "fd00::/8"]);
  expect(() => proxies("everybody")).toThrow(/TRUSTED_PROXIES must be/);
});

describe("web and worker without the owner's login", () => {
  const limited = {
    DATABASE_CONTROL_URL: "postgresql://cairn_control:x@localhost/cairn",
    DATABASE_TENANT_URL: "postgresql://cairn_tenants:y@localhost/cairn",
  };

  test("two limited logins do; whoever asks for the owner's is told what is missing", () => {
    const { logins, signUp } = readConfig({ ...limited, NODE_ENV: "test" });
    expect(logins).toMatchObject({ control: limited.DATABASE_CONTROL_URL, tenants: limited.DATABASE_TENANT_URL });
    expect(() => logins.owner).toThrow(/^DATABASE_URL is missing: web and worker do without it/);
    expect(signUp).toBe(false);
  });

  test("one of them alone does not, and nobody signs up for a company that could not be made", () => {
    for (const name of ["DATABASE_CONTROL_URL", "DATABASE_TENANT_URL"])
      expect(() => readConfig({ ...limited, NODE_ENV: "test", [name]: "" })).toThrow(/^DATABASE_URL is missing\. Set/);
    expect(() => readConfig({ ...limited, NODE_ENV: "test", CAIRN_SIGN_UP: "1" })).toThrow(
      /DATABASE_URL has to be set/,
    );
  });
});

describe("further clusters", () => {
  const east = "postgresql://cairn:z@east:5432/cairn";

  test("each has a name, and its limited login follows from its owner's, or is given", () => {
    const { places } = readConfig({ ...base, NODE_ENV: "test", DATABASE_PLACES: `east=${east},west-2=${east}` });
    expect(Object.keys(places)).toEqual(["east", "west-2"]);
    expect(places["east"]!.owner).toBe(east);
    expect(places["east"]!.tenants).toMatch(/^postgresql:\/\/cairn_tenants:[^@]+@east/);
    const given = readConfig({ ...base, NODE_ENV: "test", DATABASE_PLACES_TENANT: `east=${east}` }).places["east"]!;
    expect(given.tenants).toBe(east);
    expect(() => given.owner).toThrow(/DATABASE_URL is missing/);
  });

  test("a malformed one is refused, and one that takes the first cluster's name", () => {
    const read = (text: string) => () => readConfig({ ...base, NODE_ENV: "test", DATABASE_PLACES: text });
    expect(read("east")).toThrow(/^DATABASE_PLACES must look like east=/);
    expect(read(`primary=${east}`)).toThrow(/"primary" is the place of DATABASE_URL/);
  });
});

test("several processes share out the connections, two each at the least", () => {
  const processes = (wanted?: string, pool = "12") =>
    readConfig({ ...base, NODE_ENV: "test", DATABASE_POOL: pool, ...(wanted && { CAIRN_WEB_PROCESSES: wanted }) })
      .webProcesses;
  expect([processes(), processes("1"), processes("6")]).toEqual([1, 1, 6]);
  expect(processes("auto", "200")).toBe(availableParallelism());
  expect(processes("auto", "2")).toBe(1);
  expect(() => processes("7")).toThrow(
    "DATABASE_POOL is shared out among the 7 processes of CAIRN_WEB_PROCESSES: set it to 14 or more.",
  );
  for (const wrong of ["0", "-1", "many", "100"]) expect(() => processes(wrong)).toThrow(/CAIRN_WEB_PROCESSES must be/);
});
