import type { Connector } from "../contract.ts";
import type { ModelKind } from "../kinds/kinds.ts";
import type { Stream } from "../contract.ts";
import { faultChecks } from "./fault-checks.ts";
import { demand, refused } from "./finding.ts";
import { readChecks } from "./read-checks.ts";
import { wrongSecret } from "../host/secret.ts";
import { trying, type ConformanceCheck, type Example } from "./trial.ts";

/** All checks for one connector: give each to the test runner under its name. */
export function conformance<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
  example: Example,
): ConformanceCheck[] {
  const tried = trying(connector, example);
  const auth = connector.manifest.auth[0]!;
  const tied = example.source().tie !== undefined;
  const streams = Object.entries(connector.streams as Record<string, Pick<Stream<never, never, never>, "deletes">>);
  return [
    tried("right credentials are told whose they are", async ({ host }) =>
      demand(Boolean((await host.check()).account), {
        expected: "`check` to name the account of the credentials",
        did: "named none",
        look: "what `check` returns as `account`",
      }),
    ),
    ...(auth.scheme === "none"
      ? []
      : [
          tried(
            "wrong credentials are refused as such",
            async ({ host }) =>
              void (await refused(host.check(), "auth", "`check`: it asks what only the account may see")),
            { secret: wrongSecret(example.secret) },
          ),
        ]),
    tried(
      "an address where nobody answers is a setting to change",
      async ({ host }) =>
        void (await refused(host.check(), "config", "`check`: it asks the source and hides no fault")),
      { closed: true },
    ),
    ...streams.flatMap(([name, stream]) => [
      ...readChecks(name, stream, tied, tried),
      ...faultChecks(name, auth, tried),
    ]),
  ];
}
