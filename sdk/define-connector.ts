import { ConnectorError } from "./connector-error.ts";
import type { Connector } from "./contract.ts";
import { actionsOf } from "./kinds/actions.ts";
import { modelsOf, type ModelKind } from "./kinds/kinds.ts";
import { manifestSchema } from "./manifest.ts";

/**
 * The one export of a connector. A manifest that is not right, or a stream the kind does not know, is refused at once with
 * the place of each fault.
 */
export function defineConnector<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
): Connector<Kind, Settings> {
  const read = manifestSchema.safeParse(connector.manifest);
  const faults = read.success
    ? []
    : read.error.issues.map((issue) => `manifest.${issue.path.join(".")}: ${issue.message}`);
  const known = Object.keys(modelsOf(connector.manifest.kind));
  const names = Object.keys(connector.streams);
  const acts = Object.keys(connector.actions ?? {});
  const knownActs = Object.keys(actionsOf(connector.manifest.kind));
  for (const name of acts)
    if (!knownActs.includes(name)) faults.push(`actions.${name}: this kind knows only ${knownActs.join(", ")}.`);
  if (names.length + acts.length === 0)
    faults.push(`A connector of this kind has at least one of ${[...known, ...knownActs].join(", ")}.`);
  for (const name of names)
    if (!known.includes(name)) faults.push(`streams.${name}: this kind knows only ${known.join(", ")}.`);
  if (faults.length > 0) throw new ConnectorError("contract", faults.join("\n"));
  return connector;
}
