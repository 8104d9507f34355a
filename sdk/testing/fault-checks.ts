import type { ConnectorErrorCode } from "../connector-error.ts";
import type { AuthScheme } from "../manifest.ts";
import { demand, difference, refused } from "./finding.ts";
import type { Trial, Tried, ConformanceCheck } from "./trial.ts";
import { busySeconds, type Fault } from "./source-server.ts";

const words: Record<Fault, string> = {
  busy: "is busy",
  fails: "fails twice",
  truncated: "breaks off",
  "signed-out": "no longer knows the credentials",
  "sends-away": "sends elsewhere",
};

const hidden = "`try` around `context.http` or `context.paginate`: faults belong to the host";

/** What a stream does when its source misbehaves. */
export function faultChecks(name: string, auth: AuthScheme, tried: Tried): ConformanceCheck[] {
  const survives = (fault: Fault, times: number) =>
    tried(`${name}: a source that ${words[fault]} is asked again`, (trial) => survived(trial, name, fault, times));
  const ends = (fault: Fault, code: ConnectorErrorCode, faults: (Fault | null)[] = [fault]) =>
    tried(`${name}: a source that ${words[fault]} ends the run`, async ({ host, server }) => {
      await host.check();
      server.expectFaults(...faults);
      const error = await refused(host.run(name), code, hidden);
      const told = host.secretsIn(`${error.message} ${error.stack}`);
      demand(told.length === 0, {
        expected: "an error without the credentials",
        did: `told ${told.length} of them in "${error.name}"`,
        look: "what the connector throws",
      });
    });
  // A token that no longer holds is renewed once, by a request of the host between the two.
  const signedOut: (Fault | null)[] = auth.scheme === "oauth2" ? ["signed-out", null, "signed-out"] : ["signed-out"];
  return [
    survives("busy", 1),
    survives("fails", 2),
    survives("truncated", 1),
    ends("signed-out", "auth", signedOut),
    ends("sends-away", "contract"),
    ...(auth.scheme === "oauth2"
      ? [tried(`${name}: a token that ended is renewed once`, (trial) => renewed(trial, name))]
      : []),
    tried(`${name}: the secret is in no row and no log`, ({ host }) => kept(host, name)),
    tried(`${name}: a run that is called off asks nothing more`, (trial) => calledOff(trial, name), {
      signal: AbortSignal.abort(),
    }),
  ];
}

async function survived({ host, server }: Trial, name: string, fault: Fault, times: number): Promise<void> {
  const whole = await host.run(name);
  server.expectFaults(...Array.from({ length: times }, () => fault));
  const missing = difference((await host.run(name)).rows, whole.rows);
  demand(missing === null, {
    expected: `every row of "${name}" from a source that ${words[fault]}`,
    did: String(missing),
    look: hidden,
  });
  const waits = fault === "busy" ? [busySeconds * 1000] : host.waits;
  demand(host.waits.length === times && String(host.waits) === String(waits), {
    expected: `the host to wait ${times} time(s) for a source that ${words[fault]}`,
    did: `left it to wait ${host.waits.length} time(s)`,
    look: hidden,
  });
}

async function renewed({ host, server }: Trial, name: string): Promise<void> {
  const whole = await host.run(name);
  const before = host.renewals;
  server.expectFaults("signed-out");
  const missing = difference((await host.run(name)).rows, whole.rows);
  const look = "the manifest's `auth`, and the token address of the example's source";
  demand(missing === null, { expected: `every row of "${name}" with a renewed token`, did: String(missing), look });
  demand(host.renewals === before + 1, {
    expected: "one renewal of the token",
    did: `caused ${host.renewals - before}`,
    look,
  });
}

async function kept(host: Trial["host"], name: string): Promise<void> {
  const run = await host.run(name);
  const seen = { row: [...run.rows.values(), run.rejected], cursor: run.cursor, log: host.lines };
  for (const [where, what] of Object.entries(seen))
    demand(host.secretsIn(JSON.stringify(what)).length === 0, {
      expected: `no credentials in any ${where} of "${name}"`,
      did: "wrote them there",
      look: where === "log" ? "what it hands to `context.log`" : "which fields of an answer it keeps",
    });
}

async function calledOff({ host, server }: Trial, name: string): Promise<void> {
  const ended = await host.run(name).then(
    () => false,
    () => true,
  );
  demand(ended && server.asked.length === 0, {
    expected: `a run of "${name}" that was called off to end without a question`,
    did: ended ? `asked ${server.asked.length} time(s)` : "ended as if all were well",
    look: hidden,
  });
}
