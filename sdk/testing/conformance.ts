import assert from "node:assert/strict";
import { ConnectorError, type ConnectorErrorCode } from "../connector-error.ts";
import type { Connector, FlatCursor, Stream } from "../contract.ts";
import type { ModelKind } from "../kinds/kinds.ts";
import { LocalHost, type StreamRun } from "./local-host.ts";
import { busySeconds, SourceServer, type Answer, type Fault } from "./source-server.ts";

/** A source to try a connector against: what it holds first, what later, and with a row that fits no model. */
export interface Example {
  secret: string;
  /** The settings of an administrator whose source answers at this address. */
  settings(address: string): unknown;
  /** A source of its own for each check. */
  source(): { answer: Answer; change(): void; spoil(): void };
}

/** One thing every connector must do; `run` throws where it does not. */
export interface ConformanceCheck {
  name: string;
  run(): Promise<void>;
}

type Trial<Kind extends ModelKind, Settings> = {
  host: LocalHost<Kind, Settings>;
  server: SourceServer;
  source: ReturnType<Example["source"]>;
};

/** All checks for one connector: give each to the test runner under its name. */
export function conformance<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
  example: Example,
): ConformanceCheck[] {
  type Options = { secret?: string; signal?: AbortSignal; closed?: boolean };
  const tried = (name: string, prove: (trial: Trial<Kind, Settings>) => Promise<void>, options: Options = {}) => ({
    name,
    run: async () => {
      const source = example.source();
      await using server = await SourceServer.start(source.answer);
      const settings = example.settings(server.address);
      const { secret = example.secret, signal, closed } = options;
      if (closed) await server[Symbol.asyncDispose]();
      await prove({ host: new LocalHost(connector, { secret, settings, ...(signal && { signal }) }), server, source });
    },
  });
  const streams = Object.keys(connector.streams);
  return [
    tried("right credentials are told whose they are", async ({ host }) => assert.ok((await host.check()).account)),
    tried("wrong credentials are refused as such", ({ host }) => refused(host.check(), "auth"), { secret: "wrong" }),
    tried("an address where nobody answers is a setting to change", ({ host }) => refused(host.check(), "config"), {
      closed: true,
    }),
    ...streams.flatMap((stream) => [...readChecks(connector, stream, tried), ...faultChecks(stream, example, tried)]),
  ];
}

type Tried<Kind extends ModelKind, Settings> = (
  name: string,
  prove: (trial: Trial<Kind, Settings>) => Promise<void>,
  options?: { signal?: AbortSignal },
) => ConformanceCheck;

function readChecks<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
  name: string,
  tried: Tried<Kind, Settings>,
): ConformanceCheck[] {
  const stream = (connector.streams as Record<string, Stream<unknown, FlatCursor, Settings>>)[name]!;
  return [
    tried(`${name}: a full read gives every row once`, async ({ host }) => {
      const run = await host.run(name);
      assert.deepEqual(run.rejected, []);
      assert.ok(run.rows.size > 0, "The example holds no rows.");
      assert.equal(run.given, run.rows.size);
    }),
    tried(`${name}: what changed since is seen, as a fresh full read sees it`, async ({ host, source }) => {
      const first = await host.run(name);
      source.change();
      const since = await host.run(name, { from: first.cursor, mode: "incremental", held: first.rows });
      const fresh = await host.run(name);
      assert.notDeepEqual(plain(fresh), plain(first), "The example changes nothing.");
      // Without tombstones a row that is gone goes with the next full read.
      const gone = stream.deletes === "tombstones" ? [] : [...since.rows.keys()].filter((id) => !fresh.rows.has(id));
      assert.deepEqual(
        plain(since).filter(([id]) => !gone.includes(id)),
        plain(fresh),
      );
    }),
    tried(`${name}: where nothing changed, nothing is given`, async ({ host }) => {
      const first = await host.run(name);
      assert.equal((await host.run(name, { from: first.cursor, mode: "incremental" })).given, 0);
    }),
    tried(`${name}: a run that ended after any page goes on without loss`, async ({ host }) => {
      const whole = await host.run(name);
      for (let pages = 1; pages < whole.pages; pages += 1) {
        const begun = await host.run(name, { stopAfter: pages });
        const rest = await host.run(name, { from: begun.cursor, mode: "incremental", held: begun.rows });
        assert.deepEqual(plain(rest), plain(whole));
      }
    }),
    tried(`${name}: one row that fits no model is named, and the others arrive`, async ({ host, source }) => {
      const whole = await host.run(name);
      source.spoil();
      const run = await host.run(name);
      assert.equal(run.rejected.length, 1);
      assert.deepEqual(plain(run), plain(whole));
    }),
  ];
}

function faultChecks<Kind extends ModelKind, Settings>(
  name: string,
  example: Example,
  tried: Tried<Kind, Settings>,
): ConformanceCheck[] {
  const survives = (fault: Fault, times: number) =>
    tried(`${name}: a source that ${words[fault]} is asked again`, async ({ host, server }) => {
      const whole = await host.run(name);
      server.expectFaults(...Array.from({ length: times }, () => fault));
      assert.deepEqual(plain(await host.run(name)), plain(whole));
      assert.equal(host.waits.length, times);
      if (fault === "busy") assert.deepEqual(host.waits, [busySeconds * 1000]);
    });
  const ends = (fault: Fault, code: ConnectorErrorCode) =>
    tried(`${name}: a source that ${words[fault]} ends the run`, async ({ host, server }) => {
      server.expectFaults(fault);
      await refused(host.run(name), code);
    });
  return [
    survives("busy", 1),
    survives("fails", 2),
    survives("truncated", 1),
    ends("signed-out", "auth"),
    ends("sends-away", "contract"),
    tried(`${name}: the secret is in no row and no log`, async ({ host }) => {
      const run = await host.run(name);
      const seen = JSON.stringify([...run.rows.values(), run.rejected, run.cursor, host.lines]);
      assert.ok(!seen.includes(example.secret));
    }),
    tried(
      `${name}: a run that is called off asks nothing more`,
      async ({ host, server }) => {
        await assert.rejects(host.run(name));
        assert.deepEqual(server.asked, []);
      },
      { signal: AbortSignal.abort() },
    ),
  ];
}

const words: Record<Fault, string> = {
  busy: "is busy",
  fails: "fails twice",
  truncated: "breaks off",
  "signed-out": "no longer knows the credentials",
  "sends-away": "sends elsewhere",
};

const plain = (run: StreamRun) => [...run.rows].toSorted(([one], [other]) => (one < other ? -1 : 1));

async function refused(act: Promise<unknown>, code: ConnectorErrorCode): Promise<void> {
  await assert.rejects(act, (error) => error instanceof ConnectorError && error.code === code);
}
